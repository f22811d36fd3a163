import { ApiProblem } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { newTicket } from '../form/ticket.ts';
import type { Ticket } from '../form/ticket.ts';

/** What a question is about. */
export interface Subject {
  id: number;
  title: string;
  reference: string;
  path: string;
}

export interface ContactData {
  ticket: Ticket;
  /** Of `?property=…`; undefined when there is none, or it is no longer offered. */
  subject: Subject | undefined;
}

/** The contact page; with `?property=1399` it asks about that property. */
export async function loader(args: PageLoaderArgs): Promise<ContactData> {
  return { ticket: newTicket(), subject: await findSubject(args) };
}

export async function findSubject({
  api,
  language,
  signal,
  url,
}: PageLoaderArgs): Promise<Subject | undefined> {
  const id = url.searchParams.get('property') ?? '';
  if (!/^\d{1,9}$/.test(id)) return undefined;
  try {
    const query = { lang: language };
    const { property } = await api.get('getProperty', { params: { id: Number(id) }, query, signal });
    const title = property.title || property.headline || property.mainType || property.city;
    return { id: property.id, title, reference: property.reference, path: property.path };
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return undefined;
    throw error;
  }
}
