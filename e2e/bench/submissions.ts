import type { BenchSite } from './bench-site.ts';
import type { Figure, Part } from './budget.ts';
import { AT_ONCE, sendForms } from './send-forms.ts';
import type { FormsSent } from './send-forms.ts';

const FORMS = 1000;

/** Contact forms per second, each stored with its two mails, and whether all of them are in the database. */
export async function measureSubmissions(site: BenchSite): Promise<Part> {
  const sent = await sendForms(site, FORMS);
  await site.api.start();
  return describe(sent);
}

function describe(forms: FormsSent): Part {
  return {
    title: 'Forms, with their mails queued',
    figures: [
      { what: 'Forms per second', measured: forms.throughGateway.toFixed(0) },
      none(`Forms refused, of ${2 * FORMS}`, forms.refused),
      none('Accepted, but not stored once', forms.unstored),
      none('Accepted, but without their two mails', forms.unmailed),
    ],
    remarks: [
      `${FORMS} contact forms through the gateway, then as many directly to the API, ${AT_ONCE} concurrent visitors. A form is one transaction with its mails to agency and visitor; the outbox of the same process writes them as \`.eml\` files meanwhile.`,
      inWords(forms),
      'Every visitor has their own address and idempotency key, as behind a load balancer (`TRUST_PROXY`): the limits per address and the captcha for a second form are active, but never reached.',
    ],
  };
}

const inWords = ({ throughGateway, byApi, p50, mailsSent }: FormsSent) =>
  `Half of the forms took ${p50.toFixed(0)} ms or less; the last mail was sent ${mailsSent.toFixed(1)} s after the last form. The API alone accepts ${byApi.toFixed(0)} forms per second: ${(throughGateway / byApi).toFixed(2)} of that through the gateway.`;

const none = (what: string, count: number): Figure => ({
  what,
  measured: String(count),
  budget: '0',
  isMet: count === 0,
});
