import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { findProperty } from '../contact/subject.ts';
import type { Subject } from '../contact/subject.ts';

export interface DocumentsData {
  /** Undefined where the address names no property that is offered. */
  property: Subject | undefined;
}

/** The page that asks for the documents of the property of `?property=1399`. */
export async function loader(args: PageLoaderArgs): Promise<DocumentsData> {
  return { property: await findProperty(args) };
}
