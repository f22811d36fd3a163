import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importContent } from '../../site/import-content.ts';
import { expect, test } from './content-folder.ts';

test('an article that is imported has its address in each of its languages at the next request, without release or restart', async ({
  ownSite,
  content,
  request,
}) => {
  const address = `${ownSite.url}/fr/blog/nouvelle-adresse/`;
  expect((await request.get(address)).status()).toBe(404);

  const folder = path.join(content, 'articles/new-address');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'article.json'),
    JSON.stringify({ parent: 'blog', date: '2026-06-30', originalPaths: ['/Vieille-Adresse/'] }),
  );
  const text = (title: string) => `---\ntitle: ${title}\ndescription: Bref\n---\n\n[Nos biens](page:sale)\n`;
  writeFileSync(path.join(folder, 'fr.md'), text('Nouvelle adresse'));
  writeFileSync(path.join(folder, 'nl.md'), text('Nieuw adres'));
  const { stdout } = await importContent(content, ownSite);
  expect(stdout).toContain('pages: ');

  const html = await (await request.get(address)).text();
  expect(html).toContain('<a href="/fr/a-vendre/">Nos biens</a>');
  expect(html).toMatch(/hrefLang="nl" href="[^"]*\/nl\/blog\/nieuw-adres\/"/);
  expect(html).not.toMatch(/hrefLang="de" href="[^"]*nouvelle/);
  const old = await request.get(`${ownSite.url}/fr/Vieille-Adresse`);
  expect(old.url()).toBe(address);
  expect(await (await request.get(`${ownSite.url}/fr/blog/`)).text()).toContain('/fr/blog/nouvelle-adresse/');
});

test('a folder with a fault is refused by file and line, and the site stays as it was', async ({
  ownSite,
  content,
  request,
}) => {
  const menu = path.join(content, 'menu.json');
  writeFileSync(menu, readFileSync(menu, 'utf8').replace('"page": "rent"', '"page": "rnet"'));
  const refused = await importContent(content, ownSite).catch((error: { stderr: string }) => error);
  expect(refused.stderr).toMatch(
    /menu\.json:\d+: leads to the page "rnet", which neither the content nor a live release has/,
  );
  expect((await request.get(`${ownSite.url}/fr/agence/`)).status()).toBe(200);
});
