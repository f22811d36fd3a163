import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { newFormSession } from '../form/form-session.ts';
import type { FormSession } from '../form/form-session.ts';
import { findSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export interface ContactData {
  session: FormSession;
  /** What the question is about; undefined when it is about nothing in particular, or that is no longer offered. */
  subject: Subject | undefined;
}

/** The contact page; with `?property=1399` or `?project=36` it asks about that. */
export async function loader(args: PageLoaderArgs): Promise<ContactData> {
  return { session: newFormSession(), subject: await findSubject(args) };
}
