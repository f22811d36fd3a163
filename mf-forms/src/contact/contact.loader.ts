import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { newTicket } from '../form/ticket.ts';
import type { Ticket } from '../form/ticket.ts';
import { findSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export interface ContactData {
  ticket: Ticket;
  /** What the question is about; undefined when it is about nothing in particular, or that is no longer offered. */
  subject: Subject | undefined;
}

/** The contact page; with `?property=1399` or `?project=36` it asks about that. */
export async function loader(args: PageLoaderArgs): Promise<ContactData> {
  return { ticket: newTicket(), subject: await findSubject(args) };
}
