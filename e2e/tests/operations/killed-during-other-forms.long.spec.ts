import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { alertForm, photoForm, visitForm } from '../../site/form-with-parts.ts';
import type { VisitTime } from '../../site/form-with-parts.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { propertyPath } from '../../site/pages.ts';
import { sendThroughKills } from '../../site/send-through-kills.ts';
import { countMails, makeMailsDue, readStoredForms, readStoredParts } from '../../site/stored-forms.ts';

test.use({ ownSettings: { TRUST_PROXY: 'loopback' } });
test.describe.configure({ timeout: 180_000 });

test('API and gateway are killed in turn during visits, alerts and photos: what was answered is stored once, with its mails and files', async ({
  ownSite,
  request,
}) => {
  const times = await visitTimes(ownSite, request);
  const createForm = (visitor: number) =>
    [photoForm, alertForm, () => visitForm(visitor, times[Math.floor(visitor / 3) % times.length]!)][
      visitor % 3
    ]!(visitor);
  const forms = await sendThroughKills(ownSite, createForm, [
    'api',
    'gateway',
    'api',
    'gateway',
    'api',
    'api',
  ]);
  await ownSite.api.stop();
  await makeMailsDue(ownSite.databaseUrl);
  await ownSite.api.start();
  await expect.poll(() => countMails(ownSite.apiInternalUrl, 'queued'), { timeout: 30_000 }).toBe(0);
  await ownSite.api.stop();

  const { submissions, mails } = await readStoredForms(ownSite.databaseUrl);
  const ids = (kind: string) => submissions.filter((form) => form.kind === kind).map(({ id }) => id);
  const { appointments, demands, files } = await readStoredParts(ownSite.databaseUrl);
  expect(submissions.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    forms.map(({ key }) => key).sort(),
  );
  expect(appointments.map(({ id }) => id).sort()).toEqual(ids('appointment').sort());
  expect(demands.map(({ id }) => id).sort()).toEqual(ids('demand').sort());
  const claimed = files.filter(({ submissionId }) => submissionId);
  expect(claimed.map(({ submissionId }) => submissionId).sort()).toEqual(ids('valuation').sort());
  expect(new Set(claimed.map(({ state }) => state))).toEqual(new Set(['kept']));
  const lying = (await readdir(path.join(ownSite.data, 'uploads'))).filter(
    (name) => !name.startsWith('store-'),
  );
  expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining(lying));
  const toVisitors = forms.map(({ email }) => mails.filter(({ recipient }) => recipient === email).length);
  expect(toVisitors).toEqual(forms.map(() => 1));
  expect(mails).toHaveLength(forms.length * 2);
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));

  await ownSite.api.start();
  const links = mails.flatMap(({ text }) => /\/api\/uploads\/\S+/.exec(text) ?? []);
  const sizes = await Promise.all(links.map((link) => fetchSize(`${ownSite.url}${link}`)));
  expect(sizes.sort()).toEqual(claimed.map(({ size }) => size).sort());
});

/** Bytes of a file that came whole. */
async function fetchSize(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** When the first property of the list that can be visited has room; two visitors fit into each time. */
async function visitTimes(site: OwnSite, request: APIRequestContext): Promise<VisitTime[]> {
  const path = await propertyPath(request, 'fr', '', site.url);
  const propertyId = Number(/(\d+)\/$/.exec(path)![1]);
  const response = await request.get(`${site.url}/api/properties/${propertyId}/visit-times?lang=fr`);
  const { days } = (await response.json()) as {
    days: { day: string; slots: { slot: string; isFull: boolean }[] }[];
  };
  return days.flatMap(({ day, slots }) =>
    slots.filter(({ isFull }) => !isFull).map(({ slot }) => ({ propertyId, time: `${day} ${slot}` })),
  );
}
