import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { findSubject } from '../contact/subject.ts';
import type { Subject } from '../contact/subject.ts';
import { newFormSession } from '../form/form-session.ts';
import type { FormSession } from '../form/form-session.ts';

export interface DocumentsData {
  session: FormSession;
  /** Undefined where the address names no property that is offered. */
  property: Subject | undefined;
}

/** The page that asks for the documents of the property of `?property=1399`. */
export async function loader(args: PageLoaderArgs): Promise<DocumentsData> {
  const subject = await findSubject(args);
  return { session: newFormSession(), property: subject?.kind === 'property' ? subject : undefined };
}
