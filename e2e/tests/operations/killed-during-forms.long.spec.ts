import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { countMails, makeMailsDue, readStoredForms } from '../../site/stored-forms.ts';
import type { StoredForms } from '../../site/stored-forms.ts';
import { sendThroughKills } from '../../site/send-through-kills.ts';
import { plainForm, scriptedForm } from '../../site/visitor-form.ts';
import type { VisitorForm } from '../../site/visitor-form.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';

/** Each visitor has their own address behind a load balancer, so that the limits per address affect none. */
test.use({ ownSettings: { TRUST_PROXY: 'loopback' } });

/** A service is started a dozen times while other tests run. */
test.describe.configure({ timeout: 400_000 });

test('the gateway is killed repeatedly during form posts: no answered form is lost, none is stored twice', async ({
  ownSite,
}) => {
  const forms = await sendThroughKills(ownSite, contactForms, Array(8).fill('gateway'));
  await expect.poll(() => countMails(ownSite.apiInternalUrl, 'queued'), { timeout: 120_000 }).toBe(0);
  await ownSite.api.stop();
  const { mails } = await expectStoredOnce(ownSite, forms);
  expect(new Set(mails.map(({ attempts }) => attempts))).toEqual(new Set([1]));
  await expectSentOnce(ownSite, mails);
});

test('the API and the gateway are killed in turn during form posts: no answered form is lost, none is stored twice', async ({
  ownSite,
}) => {
  const forms = await sendThroughKills(ownSite, contactForms, ['api', 'gateway', 'api', 'gateway', 'api']);
  await ownSite.api.stop();
  await makeMailsDue(ownSite.databaseUrl);
  await ownSite.api.start();
  await expect.poll(() => countMails(ownSite.apiInternalUrl, 'queued'), { timeout: 120_000 }).toBe(0);
  await ownSite.api.stop();
  const { mails } = await expectStoredOnce(ownSite, forms);
  await expectSentOnce(ownSite, mails);
});

const contactForms = (visitor: number) => (visitor % 2 ? plainForm : scriptedForm)(visitor);

/** Reads the database after the API has stopped. */
async function expectStoredOnce(site: OwnSite, forms: VisitorForm[]): Promise<StoredForms> {
  const stored = await readStoredForms(site.databaseUrl);
  expect(stored.submissions.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    forms.map(({ key }) => key).sort(),
  );
  const ofVisitor = ({ email }: VisitorForm) => [
    stored.mails.filter(({ recipient }) => recipient === email).length,
    stored.mails.filter(({ replyTo }) => replyTo === email).length,
  ];
  expect(forms.map(ofVisitor)).toEqual(forms.map(() => [1, 1]));
  expect(stored.mails).toHaveLength(forms.length * 2);
  return stored;
}

async function expectSentOnce(site: OwnSite, mails: StoredForms['mails']) {
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));
  const files = await readdir(path.join(site.data, 'mail'));
  expect(files.filter((file) => !file.startsWith('.')).sort()).toEqual(
    mails.map(({ id }) => `${id}.eml`).sort(),
  );
}
