import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { newFormSession } from '../form/form-session.ts';
import type { FormSession } from '../form/form-session.ts';
import { findSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export interface ContactData {
  session: FormSession;
  /** The property or project of the question; undefined without one, or when it is no longer offered. */
  subject: Subject | undefined;
}

/** The contact page; `?property=1399` or `?project=36` names the subject. */
export async function loader(args: PageLoaderArgs): Promise<ContactData> {
  return { session: newFormSession(), subject: await findSubject(args) };
}
