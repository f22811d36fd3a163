import { expect, test } from '@jest/globals';
import type { BootRemote, Href } from '../../contract/contract.ts';
import { createHref } from './links.ts';

const inAllLanguages = (path: string) => ({ nl: path, fr: path, en: path, de: path });
const remote = (routes: object[]) => ({ 'mf-x': { name: 'mf-x', routes } as unknown as BootRemote });
const remotes = remote([
  { id: 'list', link: 'sale', paths: { ...inAllLanguages('te-koop'), fr: 'a-vendre' } },
  { id: 'page', link: 'thing', paths: inAllLanguages('things/:town/:slug?/:id') },
  { id: 'inside', paths: inAllLanguages('inside') },
]);

type AnyHref = (...args: [name: string, params?: object, language?: string]) => string | undefined;

/** What is reported goes to `reports`. */
function createAnyHref(live = remotes, reports: string[] = []) {
  const href: Href = createHref(live, 'fr', ({ message }) => reports.push(message));
  return href as unknown as AnyHref;
}

test('a name leads to the path of its route, in the language of the page or another', () => {
  expect(createAnyHref()('sale')).toBe('/fr/a-vendre/');
  expect(createAnyHref()('sale', {}, 'nl')).toBe('/nl/te-koop/');
});

test('parameters stand where the route has them; an empty optional one is left out', () => {
  expect(createAnyHref()('thing', { town: 'namur', slug: 'villa', id: 7 })).toBe('/fr/things/namur/villa/7/');
  expect(createAnyHref()('thing', { town: 'namur', slug: '', id: 7 })).toBe('/fr/things/namur/7/');
  expect(createAnyHref()('thing', { town: '../x?y#z', id: 7 })).toBe('/fr/things/..%2Fx%3Fy%23z/7/');
});

test('home and pages of the content have paths too, unless a release has a page of that name', () => {
  const content = { privacy: 'confidentialite', sale: 'nos-ventes', constructor: 'x' };
  const reports: unknown[] = [];
  const href = createHref(remotes, 'fr', (error) => reports.push(error), content) as unknown as AnyHref;
  expect([href('home'), href('privacy'), href('sale')]).toEqual([
    '/fr/',
    '/fr/confidentialite/',
    '/fr/a-vendre/',
  ]);
  expect([href('privacy', {}, 'nl'), href('toString')]).toEqual([undefined, undefined]);
  expect(reports).toHaveLength(1);
});

test('another release of the same remote may have another path', () => {
  const moved = remote([{ id: 'list', link: 'sale', paths: inAllLanguages('buy') }]);
  expect(createAnyHref(moved)('sale')).toBe('/fr/buy/');
});

test('what is no link name leads nowhere, which is told once for a set of releases', () => {
  const reports: string[] = [];
  const live = remote([{ id: 'inside', paths: inAllLanguages('inside') }]);
  expect(createAnyHref(live, reports)('inside')).toBeUndefined();
  expect(createAnyHref(live, reports)('inside')).toBeUndefined();
  expect(createAnyHref(live, reports)('constructor')).toBeUndefined();
  expect(reports).toEqual([
    expect.stringContaining('neither a live release nor the content has the link name "inside"'),
    expect.stringContaining('"constructor"'),
  ]);
});

test('a link whose parameter is missing leads nowhere', () => {
  const reports: string[] = [];
  expect(createAnyHref(remotes, reports)('thing', { id: 7 })).toBeUndefined();
  expect(reports).toEqual([expect.stringContaining('a parameter of "thing" is missing')]);
});
