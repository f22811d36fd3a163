import { countMails, readStoredForms } from '../site/stored-forms.ts';
import { scriptedForm } from '../site/visitor-form.ts';
import type { VisitorForm } from '../site/visitor-form.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';

const WARM_UP = 100;
/** Concurrent visitors. */
export const AT_ONCE = 8;

/** Results of forms that were sent to one site. */
export interface FormsSent {
  /** Accepted forms per second, through the gateway and by the API alone. */
  throughGateway: number;
  byApi: number;
  /** Median time of a form through the gateway, in ms. */
  p50: number;
  /** Seconds from the last form through the gateway until its mails were sent. */
  mailsSent: number;
  refused: number;
  /** Accepted, but not stored once; accepted, but without its two mails. */
  unstored: number;
  unmailed: number;
}

/** Sends `count` forms through the gateway and as many directly to the API, stops the API, and reads the database. */
export async function sendForms(site: BenchSite, count: number): Promise<FormsSent> {
  await send(site.url, visitors(0, WARM_UP));
  const gateway = await send(site.url, visitors(WARM_UP, count));
  const mailsSent = await timeUntilMailsSent(site);
  const api = await send(site.apiUrl, visitors(WARM_UP + count, count));
  await timeUntilMailsSent(site);
  await site.api.stop();
  const accepted = [...gateway.accepted, ...api.accepted];
  return {
    throughGateway: gateway.accepted.length / gateway.seconds,
    byApi: api.accepted.length / api.seconds,
    p50: gateway.p50,
    mailsSent,
    refused: 2 * count - accepted.length,
    ...(await countMissing(site, accepted)),
  };
}

const visitors = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => scriptedForm(first + index));

async function send(origin: string, forms: VisitorForm[]) {
  const remaining = forms.values();
  const accepted: VisitorForm[] = [];
  const times: number[] = [];
  const start = performance.now();
  const visitor = async () => {
    for (const form of remaining) {
      const sent = performance.now();
      if (await form.send(origin)) accepted.push(form);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return { accepted, seconds: (performance.now() - start) / 1000, p50: median(times) };
}

/** Timeout in ms, many times what the mails of a measurement take. */
const TIMEOUT = 120_000;

async function timeUntilMailsSent({ apiInternalUrl }: BenchSite): Promise<number> {
  const start = performance.now();
  while ((await countMails(apiInternalUrl, 'queued')) > 0) {
    if (performance.now() - start > TIMEOUT) throw new Error('Mails were not sent in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return (performance.now() - start) / 1000;
}

async function countMissing({ databaseUrl }: BenchSite, accepted: VisitorForm[]) {
  const { submissions, mails } = await readStoredForms(databaseUrl);
  const stored = Map.groupBy(submissions, ({ idempotencyKey }) => idempotencyKey);
  const toVisitor = Map.groupBy(mails, ({ recipient }) => recipient);
  const toAgency = Map.groupBy(mails, ({ replyTo }) => replyTo);
  const hasMails = ({ email }: VisitorForm) =>
    toVisitor.get(email)?.length === 1 && toAgency.get(email)?.length === 1;
  return {
    unstored: accepted.filter(({ key }) => stored.get(key)?.length !== 1).length,
    unmailed: accepted.filter((form) => !hasMails(form)).length,
  };
}
