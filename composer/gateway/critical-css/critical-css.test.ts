import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LiveReleases } from '../releases/live-releases.ts';
import { emptyStore, release } from '../../testing/release-fixture.ts';
import { CriticalCss } from './critical-css.ts';

const CSS = {
  'main.css': '@font-face{font-family:f;src:url(f.woff2)}.frame{color:red}.footer{color:red}',
  'page.css': '.card{color:blue}.panel{color:blue}.unused{color:blue}',
};

async function liveReleases() {
  const store = emptyStore();
  await release(store, {
    name: 'shell',
    web: { 'main.css': CSS['main.css'] },
    release: { css: ['main.css'] },
  });
  await release(store, {
    name: 'mf-list',
    web: { 'page.css': CSS['page.css'] },
    release: { exposes: { './Page': { js: [], css: ['page.css'] } } },
  });
  const snapshot = await new LiveReleases(store, { start: async () => {}, report: () => {} }).current();
  return { snapshot, findFolder: (name: string) => snapshot.apps.find((app) => app.name === name)!.folder };
}

const MAIN = '/remotes/shell/1/web/main.css';
const PAGE = '/remotes/mf-list/1/web/page.css';
const BODY =
  '<body class="frame"><details class="filter"><summary>x</summary><p class="panel"></p></details><p class="card">é</p><footer class="footer"></footer></body>';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="base"/>`;

const pageWith = (head: string) => ({
  kind: 'page' as const,
  status: 200,
  markup: [Buffer.from(`<html><head>${head}</head>`), Buffer.from(`${BODY}</html>`)],
  inlineScripts: [],
  isPrivate: false,
  isWhole: true,
});

const toText = ({ markup }: { markup: readonly Uint8Array[] }) => Buffer.concat(markup).toString();

test('a page gets the rules of what it shows first; its stylesheets follow, and stand in it for browsers without scripts', async () => {
  const { snapshot } = await liveReleases();
  const page = await new CriticalCss().addTo(
    pageWith(`${link(MAIN)}<title>x</title>${link(PAGE)}`),
    snapshot,
  );
  const style =
    '@font-face{font-family:f;src:url(/remotes/shell/1/web/f.woff2)}.frame{color:red}.card{color:blue}';
  expect(page.inlineStyle).toBe(style);
  const late = (href: string) => link(href).replace('/>', ' media="print" disabled=""/>');
  expect(toText(page)).toBe(
    `<html><head><style>${style}</style>${late(MAIN)}<title>x</title>${late(PAGE)}<noscript>${link(MAIN)}${link(PAGE)}</noscript></head>${BODY}</html>`,
  );
});

test('pages that show elements of other classes get other rules, and those of the same page the same', async () => {
  const { snapshot } = await liveReleases();
  const styles = new CriticalCss();
  const computeStyle = async (body: string) => {
    const page = pageWith(link(PAGE));
    const markup = [page.markup[0]!, Buffer.from(body)];
    return (await styles.addTo({ ...page, markup }, snapshot)).inlineStyle;
  };
  const card = '<p class="card">1</p>';
  expect(await computeStyle(card)).toBe('.card{color:blue}');
  expect(await computeStyle(`${card}<p class="panel">2</p>`)).toBe('.card{color:blue}.panel{color:blue}');
  expect(await computeStyle('<p class="card">2</p>')).toBe('.card{color:blue}');
  expect(await computeStyle('<p class="card panel">2</p>')).toBe('.card{color:blue}.panel{color:blue}');
});

test('what stands far below the first screen waits for the stylesheets, and says so', async () => {
  const { snapshot } = await liveReleases();
  const block = (mark: string, name: string) =>
    `<section data-below-fold="${mark}"><p class="${name}">é</p></section>`;
  const styled = async (html: string) => {
    const body = ['card', 'panel', 'card', 'panel'].map((name) => block('', name)).join('');
    const page = {
      ...pageWith(''),
      markup: [`<html${html}><head>${link(PAGE)}</head>`, body].map((part) => Buffer.from(part)),
    };
    const { inlineStyle, ...result } = await new CriticalCss().addTo(page, snapshot);
    return [inlineStyle, toText(result).split('</head>')[1]];
  };
  expect(await styled(' lang="fr" data-late-layout=""')).toEqual([
    '.card{color:blue}',
    [block('', 'card'), block('late', 'panel'), block('', 'card'), block('late', 'panel')].join(''),
  ]);
  expect(await styled(' lang="fr"')).toEqual([
    '.card{color:blue}.panel{color:blue}',
    ['card', 'panel', 'card', 'panel'].map((name) => block('', name)).join(''),
  ]);
});

test.each([
  ['no stylesheet', ''],
  ['a stylesheet of another site', link('https://elsewhere.example/main.css')],
  ['a stylesheet of no live version', link('/remotes/shell/2/web/main.css')],
  ['a file outside of its release', link('/remotes/shell/1/web/../../../../secret.css')],
  ['a stylesheet that the release does not declare', link('/remotes/shell/1/web/other.css')],
])('a page with %s stays as it is', async (_what, head) => {
  const { snapshot, findFolder } = await liveReleases();
  writeFileSync(path.join(findFolder('shell'), 'web/other.css'), '.frame{color:red}');
  const page = pageWith(`${head && link(MAIN)}${head}`);
  expect(await new CriticalCss().addTo(page, snapshot)).toBe(page);
});

test('a stylesheet that was changed on disk is left to the browser, which checks it', async () => {
  const { snapshot, findFolder } = await liveReleases();
  writeFileSync(path.join(findFolder('shell'), 'web/main.css'), '.frame{background:url(//evil.example)}');
  const page = pageWith(link(MAIN));
  expect(await new CriticalCss().addTo(page, snapshot)).toBe(page);
});
