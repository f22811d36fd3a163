import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillSlot, promote, publish, FileReleaseStore } from 'composer/gateway';
import { DEMO_CONTENT } from '../../site/demo-content.ts';
import { importContent } from '../../site/import-content.ts';
import { buildLoansRemote } from '../../site/loans-remote.ts';
import { expect, test as base } from '../../site/own-site.ts';
import { hydrated } from '../../site/pages.ts';

const SLOT = 'property/below-facts';

/** A site whose home page will have a module of a kind that no remote of the workspace shows. */
const test = base.extend<{ folder: string }>({
  folder: async ({ expectedFault: _none }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-open-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

/** The demo agency's content with that module. */
function contentWithCalculator(folder: string): string {
  const content = path.join(folder, 'content');
  cpSync(DEMO_CONTENT, content, { recursive: true });
  const home = path.join(content, 'pages/home.json');
  const page = JSON.parse(readFileSync(home, 'utf8'));
  const calculator = { id: 'loan', kind: 'mortgage-calculator', title: { fr: 'Votre crédit' } };
  writeFileSync(home, JSON.stringify({ ...page, modules: [...page.modules, calculator] }));
  return content;
}

test('a new remote fills a slot and shows a kind of module of its own: no other release changes, nothing restarts', async ({
  ownSite,
  page,
  folder,
}) => {
  await importContent(contentWithCalculator(folder), ownSite);
  const text = async (address: string) => (await fetch(ownSite.url + address)).text();
  const list = await text('/fr/a-vendre/');
  const address = /href="(\/fr\/a-vendre\/[^"?]+\/\d+\/)"/.exec(list)![1]!;
  const calculator = 'Votre crédit: mortgage-calculator at 3 %';
  expect(plain(await text('/fr/'))).not.toContain(calculator);

  const store = new FileReleaseStore(ownSite.releases);
  const before = (await store.readRegistry()).live;
  await promote(store, [await publish(store, await buildLoansRemote(folder))]);
  expect(plain(await text('/fr/'))).toContain(calculator);
  expect(await text(address)).not.toContain('aria-label="Loans"');

  await fillSlot(store, SLOT, ['mf-loans/Hint']);
  expect(plain(await text(address))).toContain(`number ${/(\d+)\/$/.exec(address)![1]}`);
  await page.goto(ownSite.url + address);
  await hydrated(page);
  await page.getByRole('region', { name: 'Loans' }).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Asked 1 times' })).toBeVisible();

  await fillSlot(store, SLOT, []);
  expect(await text(address)).not.toContain('aria-label="Loans"');
  const { 'mf-loans': _new, ...others } = (await store.readRegistry()).live;
  expect(others).toEqual(before);
});

/** Without the comments that React puts between texts. */
const plain = (html: string) => html.replaceAll('<!-- -->', '');
