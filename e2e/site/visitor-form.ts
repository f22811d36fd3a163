import { contactForm } from '../../agency-api/testing/contact-form.ts';

/** A visitor with their own network address and a completed contact form, and how they send it. */
export interface VisitorForm {
  address: string;
  key: string;
  email: string;
  /** Sends it to the site. True for a successful response; false for an error or no response. */
  send(siteUrl: string): Promise<boolean>;
}

/** Sent to the API by the page's script. */
export function scriptedForm(visitor: number): VisitorForm {
  const who = identity(visitor);
  const form = contactForm({ email: who.email, language: 'fr' });
  return {
    ...who,
    key: form.idempotencyKey,
    send: (siteUrl) => sendsJson(siteUrl, 'contact', who.address, form),
  };
}

/** Whether a form that a script sends is accepted. */
export const sendsJson = (siteUrl: string, kind: string, address: string, form: object) =>
  answersWith(200, `${siteUrl}/api/forms/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(form),
  });

const OPEN_FOR = 60_000;

/** Sent to the page by the browser, without JavaScript. */
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
      answersWith(303, `${siteUrl}/fr/contact/`, {
        method: 'POST',
        headers: { origin: siteUrl, 'x-forwarded-for': who.address },
        redirect: 'manual',
        body,
      }),
  };
}

/** Addresses reserved for documentation (RFC 5737). */
export const identity = (visitor: number) => ({
  address: `198.51.${100 + (visitor >> 8)}.${visitor & 255}`,
  email: `visitor${visitor}@example.be`,
});

const answersWith = (status: number, url: string, request: RequestInit) =>
  fetch(url, request).then(
    (response) => response.status === status,
    () => false,
  );
