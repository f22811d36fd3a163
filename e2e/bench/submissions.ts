import { countMails, readStoredForms } from '../site/stored-forms.ts';
import { scriptedForm } from '../site/visitor-form.ts';
import type { VisitorForm } from '../site/visitor-form.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Part } from './budget.ts';

const WARM_UP = 100;
const FORMS = 1000;
/** Visitors at a time. */
const AT_ONCE = 8;

interface Sending {
  accepted: VisitorForm[];
  seconds: number;
  /** ms that a form took, the middle one. */
  p50: number;
}

/** Contact forms per second, each stored with its two mails, and whether all of them are there in the end. */
export async function measureSubmissions(site: BenchSite): Promise<Part> {
  await send(site.url, visitors(0, WARM_UP));
  const throughGateway = await send(site.url, visitors(WARM_UP, FORMS));
  const mailsLeft = await timeUntilMailsLeft(site);
  const toApi = await send(site.apiUrl, visitors(WARM_UP + FORMS, FORMS));
  await timeUntilMailsLeft(site);
  await site.api.stop();
  const missing = await countMissing(site, [...throughGateway.accepted, ...toApi.accepted]);
  await site.api.start();

  const [gateway, api] = [perSecond(throughGateway), perSecond(toApi)];
  const refused = 2 * FORMS - throughGateway.accepted.length - toApi.accepted.length;
  return {
    title: 'Forms',
    figures: [
      { what: 'Forms per second, mails queued', measured: gateway.toFixed(0) },
      none(`Forms refused, of ${2 * FORMS}`, refused),
      none('Accepted forms that are not stored once', missing.forms),
      none('Accepted forms without their two mails', missing.mails),
    ],
    remarks: [
      `${FORMS} contact forms through the gateway, ${AT_ONCE} visitors at a time, half of the time ${throughGateway.p50.toFixed(0)} ms or less; each form is one transaction with the form and its mails to agency and visitor. The last mail had left ${mailsLeft.toFixed(1)} s after the last form: the outbox writes \`.eml\` files meanwhile, in the same process. Embedded database.`,
      `Straight to the API: ${api.toFixed(0)} per second; the gateway passes on ${(gateway / api).toFixed(2)} of that.`,
      'Every visitor has an address and an idempotency key of their own, as behind a balancer (`TRUST_PROXY`): the limits per address and the captcha for a second form hold, and none is met.',
    ],
  };
}

const none = (what: string, count: number) => ({
  what,
  measured: String(count),
  budget: '0',
  isMet: count === 0,
});

const visitors = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => scriptedForm(first + index));

const perSecond = ({ accepted, seconds }: Sending) => accepted.length / seconds;

async function send(origin: string, forms: VisitorForm[]): Promise<Sending> {
  const waiting = forms.values();
  const accepted: VisitorForm[] = [];
  const times: number[] = [];
  const start = performance.now();
  const visitor = async () => {
    for (const form of waiting) {
      const sent = performance.now();
      if (await form.send(origin)) accepted.push(form);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return { accepted, seconds: (performance.now() - start) / 1000, p50: median(times) };
}

/** Seconds. */
async function timeUntilMailsLeft({ apiUrl }: BenchSite): Promise<number> {
  const start = performance.now();
  while ((await countMails(apiUrl, 'queued')) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  return (performance.now() - start) / 1000;
}

/** Of the stopped API's database. */
async function countMissing({ data }: BenchSite, accepted: VisitorForm[]) {
  const { submissions, mails } = await readStoredForms(data);
  const stored = Map.groupBy(submissions, ({ idempotencyKey }) => idempotencyKey);
  const toVisitor = Map.groupBy(mails, ({ recipient }) => recipient);
  const toAgency = Map.groupBy(mails, ({ replyTo }) => replyTo);
  const hasMails = ({ email }: VisitorForm) =>
    toVisitor.get(email)?.length === 1 && toAgency.get(email)?.length === 1;
  return {
    forms: accepted.filter(({ key }) => stored.get(key)?.length !== 1).length,
    mails: accepted.filter((form) => !hasMails(form)).length,
  };
}
