import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FileReleaseStore } from '../../gateway/gateway.ts';
import { ECHO_SHELL, emptyStore, publishAll, release } from '../../testing/release-fixture.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readReleaseCommand, UsageError } from '../release-command.ts';
import { checkRelease } from './check.ts';
import type { CheckedSite, CheckOptions } from './check.ts';
import { compare, FORBIDDEN } from './compare.ts';
import type { PageComparison, ServerFacts } from './compare.ts';
import { readFacts } from './page-facts.ts';
import { reportHtml } from './report.ts';
import { locations, spread } from './sample.ts';

const SITEMAP = '<urlset><url><loc>http://site.example/fr/</loc></url></urlset>';

/** A site whose pages are as the versions of its store say. */
function createSite(pages: (live: Record<string, string>, path: string) => string | undefined) {
  const folders: string[] = [];
  const site: CheckedSite = {
    sitemap: '/sitemap.xml',
    async startGateway(releases) {
      folders.push(releases);
      const { live } = await new FileReleaseStore(releases).readRegistry();
      const server = createServer(({ url }, response) => {
        if (url === '/sitemap.xml') return void response.end(SITEMAP);
        if (url === '/readyz') return void response.end('{}');
        const html = pages(live, url!);
        if (html === 'break off') return void response.destroy();
        const moved = html?.match(/^to (.*)$/)?.[1];
        if (moved) return void response.writeHead(301, { location: moved }).end();
        response.statusCode = html === undefined ? 404 : 200;
        response.end(html);
      });
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => new Promise<void>((closed) => server.close(() => closed())),
      };
    },
  };
  return { site, folders };
}

const options = (change: Partial<CheckOptions> = {}): CheckOptions => ({
  app: 'shell',
  version: undefined,
  pages: 2,
  only: undefined,
  browser: false,
  report: path.join(temporaryFolder('report'), 'report.html'),
  forbid: FORBIDDEN,
  ...change,
});

/** Web files of a shell that has these texts. */
const toWebFiles = (texts: Record<'nl' | 'fr' | 'en' | 'de', Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, ids]) => [
      `messages.${language}.js`,
      `document.currentScript.messages=${JSON.stringify(ids)};`,
    ]),
  );

async function twoShells() {
  const store = emptyStore();
  const [all, one] = [{ from: 'x', 'page.title': 'x' }, { from: 'x' }];
  const before = toWebFiles({ nl: all, fr: all, en: all, de: one });
  const after = toWebFiles({ nl: all, fr: all, en: one, de: one });
  await release(store, { name: 'shell', server: ECHO_SHELL, web: before });
  await publishAll(store, [{ name: 'shell', version: '2', server: ECHO_SHELL, web: after }]);
  return store;
}

test('what is worse with the candidate is named, the registry stays as it is, and nothing is left behind', async () => {
  const store = await twoShells();
  const before = await store.readRegistry();
  const { site, folders } = createSite(({ shell }, path) => {
    if (path === '/fr/')
      return shell === '1'
        ? '<a href="/fr/old/">x</a>'
        : '<a href="/fr/gone/">page.title</a><a href="/fr/moved/">example.com</a>';
    if (path === '/fr/moved/') return 'to /fr/gone/';
    return path === '/fr/old/' || (path === '/fr/gone/' && shell === '1') ? '<p>a page</p>' : undefined;
  });
  const wanted = options();
  const { text, isFine } = await checkRelease(store, wanted, site);
  expect(isFine).toBe(false);
  expect(text.split('\n').slice(0, -1)).toEqual([
    'shell 2 beside 1: 1 pages, 5 findings, 4 that forbid it.',
    '  ✗ texts  shell has no text page.title in en',
    '  ✗ links  /fr/  /fr/gone/ answers 404; live 200',
    '  ✗ links  /fr/  /fr/moved/ answers 404; live 200',
    '  ✗ texts  /fr/  shows the key page.title in place of a text',
    '  · lost-links  /fr/  no longer leads to /fr/old/',
  ]);
  expect(readFileSync(wanted.report, 'utf8')).toContain('4 findings forbid it');
  expect(await store.readRegistry()).toEqual(before);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
  expect((await checkRelease(store, options({ forbid: ['size'] }), site)).isFine).toBe(true);
});

test('a version that a promotion refuses is not served', async () => {
  const store = await twoShells();
  await publishAll(store, [{ name: 'shell', version: '3', server: 'throw new Error("no")' }]);
  const { site, folders } = createSite(() => '');
  const { text, isFine } = await checkRelease(store, options(), site);
  expect([isFine, text]).toEqual([false, expect.stringMatching(/✗ refused .*no/)]);
  expect(folders).toEqual([]);
});

test('what a release says is no instruction to the terminal; what is live and damaged is left out', async () => {
  const store = await twoShells();
  await release(store, { name: 'mf-x' });
  rmSync(path.join(store.folder, 'mf-x/1/release.json'));
  await publishAll(store, [
    { name: 'shell', version: '3', server: 'throw new Error("\\u001b[2Jno")' },
    { name: 'shell', version: '4', server: ECHO_SHELL },
  ]);
  const { site } = createSite(() => '');
  const refused = await checkRelease(store, options({ version: '3' }), site);
  expect(refused.text).toMatch(/✗ refused .* \[2Jno/);
  const { text } = await checkRelease(store, options({ version: '4' }), site);
  expect(text).toMatch(/^ {2}mf-x 1, which is live, was left out: /m);
});

test('a gateway that breaks off its answers is a finding', async () => {
  const store = await twoShells();
  const { site } = createSite(({ shell }, path) =>
    path !== '/fr/' ? undefined : shell === '1' ? '<p>a page</p>' : 'break off',
  );
  const { text } = await checkRelease(store, options(), site);
  expect(text).toContain('✗ status  /fr/  answers 599; live 200');
});

test('what is live is not compared with itself; what is not published is refused', async () => {
  const store = await twoShells();
  const { site } = createSite(() => '');
  expect(await checkRelease(store, options({ version: '1' }), site)).toEqual({
    isFine: true,
    text: 'shell 1 is live already: there is nothing to compare.',
  });
  await expect(checkRelease(store, options({ version: '9' }), site)).rejects.toThrow(
    '9 of shell is published',
  );
});

test('a site whose sitemap cannot be read says what the check needs', async () => {
  const store = await twoShells();
  const { site } = createSite(() => '');
  await expect(checkRelease(store, options(), { ...site, sitemap: '/no.xml' })).rejects.toThrow(/no page/);
});

const facts = (change: Partial<ServerFacts> = {}): ServerFacts => ({
  status: 200,
  ms: 20,
  links: [],
  texts: [],
  bytes: { html: 1_000, js: 1_000, css: 1_000 },
  ...change,
});
const page = (
  candidate: Partial<ServerFacts>,
  errors: [live: string[], candidate: string[]] = [[], []],
): PageComparison => {
  const seen = { violations: { region: 1 }, hydrated: [], screenshot: Buffer.from('jpeg') };
  return {
    path: '/fr/',
    kind: 'shell',
    server: { live: facts(), candidate: facts(candidate) },
    seen: { live: { ...seen, errors: errors[0] }, candidate: { ...seen, errors: errors[1] } },
  };
};

const withLive = (
  { seen, server, ...rest }: PageComparison,
  live: Partial<ServerFacts>,
  hydrated: string[] = [],
): PageComparison => ({
  ...rest,
  server: { ...server, live: facts(live) },
  ...(seen && { seen: { ...seen, live: { ...seen.live, hydrated } } }),
});

test.each<[string, PageComparison, string[]]>([
  ['the same', page({}), []],
  ['fails', page({ status: 500 }), ['status']],
  ['gone', page({ status: 404 }), ['status']],
  ['leads elsewhere', page({ status: 301 }), ['status']],
  ['mended', withLive(page({}), { status: 500, links: ['/fr/home/'] }), []],
  ['new', withLive(page({ texts: ['page.title'] }), { status: 404, ms: 1 }), ['texts']],
  ['fails where there was nothing', withLive(page({ status: 503 }), { status: 404 }), ['status']],
  ['no longer hydrated', withLive(page({}), {}, ['mf-x/Basket']), ['console']],
  ['slower by a little', page({ ms: 40 }), []],
  ['slower', page({ ms: 60 }), ['time']],
  ['larger', page({ bytes: { html: 1_000, js: 1_700, css: 1_050 } }), ['size']],
  ['an error', page({}, [[], ['mf-x: render: Error: no']]), ['console']],
  [
    'an error that is live, of another version',
    page({}, [
      ['a.js of /remotes/mf-x/0.1.0-1a2b/web/12.0123456789abcdef.js'],
      ['a.js of /remotes/mf-x/0.1.0-3c4d/web/12.fedcba9876543210.js'],
    ]),
    [],
  ],
  ['an error of another number', page({}, [['React error #418'], ['React error #423']]), ['console']],
])('%s: %#', (_what, compared, kinds) => {
  expect(compare([compared], new Set(['page.title'])).map(({ kind }) => kind)).toEqual(kinds);
});

test('of a document, links within the site and what people read count; files lie in the store and nowhere else', () => {
  const folder = temporaryFolder('store');
  const html = `<title>A &amp; B</title><script>var x = '<a href="/no/">'</script><a href="/fr/?a=1&amp;b=2#c">go</a>
    <a href="https://elsewhere.example/">out</a><img alt="a picture"><script src="/remotes/mf-x/1/web/../../../../etc/passwd.js"></script>`;
  expect(readFacts(html, { origin: 'http://site.example', folder })).toEqual({
    links: ['/fr/?a=1&b=2'],
    texts: ['A & B', 'go', 'out', 'a picture'],
    bytes: { html: Buffer.byteLength(html), js: 0, css: 0 },
  });
});

test('whatever a release brings is text in the report', () => {
  const evil = '<script>alert(1)</script>';
  const html = reportHtml({
    app: 'mf-x',
    version: '1',
    before: undefined,
    findings: [{ kind: 'console', path: evil, text: evil }],
    forbidding: [],
    pages: [{ ...page({}), path: evil, kind: evil }],
    hasBrowser: true,
    notes: [evil],
  });
  expect(html).not.toContain(evil);
  expect(html).toContain('nothing forbids it');
});

test('pages are taken from all languages and the whole length of a sitemap', () => {
  const paths = ['fr', 'nl'].flatMap((language) =>
    Array.from({ length: 10 }, (_, n) => `/${language}/${n}/`),
  );
  expect(spread(paths, 4)).toEqual(['/fr/0/', '/nl/0/', '/fr/5/', '/nl/5/']);
  expect(spread(paths, Infinity).toSorted()).toEqual(paths.toSorted());
  expect(spread(['/fr/'], 4)).toEqual(['/fr/']);
  expect(spread([...paths.slice(0, 10), '/nl/0/'], 4)).toEqual(['/fr/0/', '/nl/0/', '/fr/3/', '/fr/6/']);
  expect(
    locations('<urlset><url><loc>https://a.example/fr/?a=1&amp;b=2</loc><x:link href="y"/></url></urlset>'),
  ).toEqual(['/fr/?a=1&b=2']);
});

test('options of a check are read, and what is no option is refused', () => {
  expect(
    readReleaseCommand(['check', 'mf-x', '2', '--all', '--no-browser', '--forbid', 'time,size']),
  ).toMatchObject({
    action: 'check',
    app: 'mf-x',
    version: '2',
    pages: Infinity,
    browser: false,
    forbid: ['time', 'size'],
  });
  for (const args of [
    [],
    ['a', '1', '2'],
    ['a', '--pages', '0'],
    ['a', '--forbid', 'luck'],
    ['a', '--force'],
  ])
    expect(() => readReleaseCommand(['check', ...args])).toThrow(UsageError);
});
