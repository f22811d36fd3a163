import path from 'node:path';
import { startPostgres } from '../../agency-api/testing/postgres-server.ts';
import { ChildProcesses } from '../../local/child-processes.ts';
import { startBenchSite } from './bench-site.ts';
import type { BenchSite } from './bench-site.ts';
import type { Figure, Part } from './budget.ts';
import { AT_ONCE, sendForms } from './send-forms.ts';
import type { FormsSent } from './send-forms.ts';

const FORMS = 1000;

/** Contact forms per second, each stored with its two mails, and whether all of them are in the database. */
export async function measureSubmissions(site: BenchSite): Promise<Part> {
  const pglite = await sendForms(site, FORMS);
  await site.api.start();
  const postgresql = await sendToPostgres(path.join(site.folder, 'postgresql'));
  return describe({ pglite, postgresql });
}

/** Uses a separate site. */
async function sendToPostgres(folder: string): Promise<FormsSent> {
  const server = await startPostgres();
  const children = new ChildProcesses();
  try {
    const site = await startBenchSite({ children, folder, databaseUrl: server.url, build: false });
    return await sendForms(site, FORMS);
  } finally {
    await children.stopAll();
    await server.stop();
  }
}

function describe(engines: Record<string, FormsSent>): Part {
  const sent = Object.entries(engines);
  const total = (key: 'refused' | 'unstored' | 'unmailed') =>
    sent.reduce((sum, [, forms]) => sum + forms[key], 0);
  return {
    title: 'Forms, with their mails queued',
    figures: [
      ...sent.map(([engine, forms]) => ({
        what: `${engine}: forms per second`,
        measured: forms.throughGateway.toFixed(0),
      })),
      none(`Forms refused, of ${2 * FORMS * sent.length}`, total('refused')),
      none('Accepted, but not stored once', total('unstored')),
      none('Accepted, but without their two mails', total('unmailed')),
    ],
    remarks: [
      `${FORMS} contact forms through the gateway, then as many directly to the API, ${AT_ONCE} concurrent visitors. A form is one transaction with its mails to agency and visitor; the outbox of the same process writes them as \`.eml\` files meanwhile.`,
      ...sent.map(([engine, forms]) => `${engine}: ${inWords(forms)}`),
      'Every visitor has their own address and idempotency key, as behind a load balancer (`TRUST_PROXY`): the limits per address and the captcha for a second form are active, but never reached.',
    ],
  };
}

const inWords = ({ throughGateway, byApi, p50, mailsSent }: FormsSent) =>
  `half of the forms took ${p50.toFixed(0)} ms or less; the last mail was sent ${mailsSent.toFixed(1)} s after the last form. The API alone accepts ${byApi.toFixed(0)} forms per second: ${(throughGateway / byApi).toFixed(2)} of that through the gateway.`;

const none = (what: string, count: number): Figure => ({
  what,
  measured: String(count),
  budget: '0',
  isMet: count === 0,
});
