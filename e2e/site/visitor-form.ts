import { contactForm } from '../../agency-api/testing/contact-form.ts';

/** A visitor at an address of their own with a filled contact form, and how they send it. */
export interface VisitorForm {
  address: string;
  key: string;
  email: string;
  /** Sends it to the site. True when it was answered with success; false when not, or with no answer. */
  send(siteUrl: string): Promise<boolean>;
}

/** Sent by the page's script to the API. */
export function scriptedForm(visitor: number): VisitorForm {
  const who = identity(visitor);
  const form = contactForm({ email: who.email, language: 'fr' });
  return {
    ...who,
    key: form.idempotencyKey,
    send: (siteUrl) =>
      isAnswered(200, `${siteUrl}/api/forms/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': who.address },
        body: JSON.stringify(form),
      }),
  };
}

const OPEN_FOR = 60_000;

/** Sent by the browser itself, without JavaScript, to the page. */
export function plainForm(visitor: number): VisitorForm {
  const who = identity(visitor);
  const {
    idempotencyKey: key,
    newsletter: _no,
    language: _page,
    ...filled
  } = contactForm({ email: who.email });
  const fields = Object.entries(filled).map(([name, value]) => [name, value === true ? 'on' : String(value)]);
  const body = new URLSearchParams([...fields, ['key', key], ['openedAt', String(Date.now() - OPEN_FOR)]]);
  return {
    ...who,
    key,
    send: (siteUrl) =>
      isAnswered(303, `${siteUrl}/fr/contact/`, {
        method: 'POST',
        headers: { origin: siteUrl, 'x-forwarded-for': who.address },
        redirect: 'manual',
        body,
      }),
  };
}

/** Addresses that are kept for documentation (RFC 5737). */
const identity = (visitor: number) => ({
  address: `198.51.${100 + (visitor >> 8)}.${visitor & 255}`,
  email: `visitor${visitor}@example.be`,
});

const isAnswered = (status: number, url: string, request: RequestInit) =>
  fetch(url, request).then(
    (response) => response.status === status,
    () => false,
  );
