import type { Request as Visitor, Response as Answer } from 'express';
import type { Language } from 'shared-kit/domain/languages';
import { AUTH_ORIGIN, orItsFault, type OwnerAuth } from './owner-auth.ts';

/** What the API uses of better-auth; nothing else of it can be reached. */
type Endpoint = '/sign-in/email' | '/sign-out' | '/request-password-reset' | '/reset-password';

/** Where links in mails lead (`site-origin.ts`). */
export const SITE_HEADER = 'x-site-address';

/** In which language mails are written, if not in the owner's. */
export const LANGUAGE_HEADER = 'x-page-language';

interface Question {
  endpoint: Endpoint;
  body: object;
  visitor: Visitor;
  /** Gets the cookies. */
  answer: Answer;
  site?: string | undefined;
  language?: Language | undefined;
}

/** Asks better-auth on behalf of a visitor, whose origin was checked already (`site-origin.ts`). Returns whether it agreed. */
export async function askAuth(
  auth: OwnerAuth,
  { endpoint, body, visitor, answer, site, language }: Question,
): Promise<boolean> {
  const headers = visitorHeaders(visitor);
  headers.set('content-type', 'application/json');
  headers.set('origin', AUTH_ORIGIN);
  if (site !== undefined) headers.set(SITE_HEADER, site);
  if (language) headers.set(LANGUAGE_HEADER, language);
  const address = `${AUTH_ORIGIN}/api/auth${endpoint}`;
  const {
    ok,
    status,
    headers: answered,
  } = await orItsFault(() =>
    auth.handler(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) })),
  );
  if (status >= 500) throw new Error(`better-auth answered ${status} to ${endpoint}`);
  for (const cookie of answered.getSetCookie()) answer.append('set-cookie', cookie);
  return ok;
}

/** Opens a session for an account that has proven who it is. Returns whether there is such an account. */
export async function openSession(
  auth: OwnerAuth,
  accountId: string,
  visitor: Visitor,
  answer: Answer,
): Promise<boolean> {
  const { response, headers } = await orItsFault(() =>
    auth.api.openSession({ body: { accountId }, headers: visitorHeaders(visitor), returnHeaders: true }),
  );
  for (const cookie of headers.getSetCookie()) answer.append('set-cookie', cookie);
  return response.isOpen;
}

/** What better-auth may know of a visitor: the session, and the browser that it is in. */
export function visitorHeaders({ headers }: Visitor): Headers {
  const { cookie, 'user-agent': userAgent } = headers;
  return new Headers({ ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) });
}
