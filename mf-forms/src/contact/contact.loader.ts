import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { findSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export interface ContactData {
  /** The property or project of the question; undefined without one, or when it is no longer offered. */
  subject: Subject | undefined;
}

/** The contact page; `?property=1399` or `?project=36` names the subject. */
export async function loader(args: PageLoaderArgs): Promise<ContactData> {
  return { subject: await findSubject(args) };
}
