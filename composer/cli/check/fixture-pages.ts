import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, releaseSchema } from '../../contract/contract.ts';
import type { ExposeRef, Language, Release, ReleaseInput } from '../../contract/contract.ts';
import { computeIntegrity } from '../../gateway/integrity.ts';
import type { ReleaseStore } from '../../gateway/releases/release-store.ts';
import { OperatorError } from '../../server/operator-error.ts';

/** A made-up remote whose pages show one part each, with its fixture. It is in the stores of a check, and nowhere else. */
export const FIXTURES = 'check-fixtures';

/** What a page of it shows; without `part` nothing: the layout is the same, what it throws is the layout's. */
interface FixturePage {
  /** Such as "mf-shop/Basket". */
  name: string;
  part: (ExposeRef & { props: Record<string, unknown> }) | undefined;
}

const toFixtureName = (app: string, expose: string) => app + expose.slice(1);

/**
 * Puts the fixtures of an app into the live set, as they are live, and into that with the candidate; of a shell those of all remotes, which
 * it shows. Returns the names of the parts that have a fixture with the candidate only: live nothing stands in their place.
 */
export async function addFixturePages(
  stores: Record<'live' | 'candidate', ReleaseStore>,
  app: string,
  folder: string,
): Promise<Set<string>> {
  const [live, candidate] = [await liveReleases(stores.live), await liveReleases(stores.candidate)];
  if (candidate.some(({ name }) => name === FIXTURES))
    throw new OperatorError(`An app of the name ${FIXTURES} is live: a check needs this name for itself.`);
  const wanted = candidate.filter(({ name, kind }) => (app === 'shell' ? kind === 'remote' : name === app));
  const pages = wanted.flatMap(({ name: remote, fixtures, exposes }) =>
    Object.entries(fixtures)
      .filter(([expose]) => exposes[expose])
      .map(([expose, props]): FixturePage & Required<Pick<FixturePage, 'part'>> => ({
        name: toFixtureName(remote, expose),
        part: { remote, expose, props },
      })),
  );
  if (!pages.length) return new Set();
  const before = new Map(
    live.flatMap(({ name, fixtures, exposes }) =>
      Object.entries(fixtures)
        .filter(([expose]) => exposes[expose])
        .map(([expose, props]) => [toFixtureName(name, expose), { remote: name, expose, props }] as const),
    ),
  );
  const asLive = pages.map(({ name }): FixturePage => ({ name, part: before.get(name) }));
  await addRemote(stores.live, path.join(folder, 'fixtures-live'), asLive);
  await addRemote(stores.candidate, path.join(folder, 'fixtures-candidate'), pages);
  return new Set(asLive.filter(({ part }) => !part).map(({ name }) => name));
}

async function liveReleases(store: ReleaseStore): Promise<Release[]> {
  const { live } = await store.readRegistry();
  const opened = await Promise.all(Object.entries(live).map(([name, version]) => store.open(name, version)));
  return opened.map(({ release }) => release);
}

/** It is not promoted: it declares nothing of what it shows, and shows parts that no page may show. */
async function addRemote(store: ReleaseStore, folder: string, pages: readonly FixturePage[]): Promise<void> {
  const shell = (await liveReleases(store)).find(({ kind }) => kind === 'shell');
  const languages = Object.keys(shell?.messages ?? {});
  const parts = Object.fromEntries(pages.map(({ part }, index) => [routeId(index), part ?? null]));
  const byLanguage = (value: (language: string) => string) =>
    Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, string>;
  const messages = byLanguage((language) => `messages.${language}.js`);
  const files: Record<string, string> = {
    'server/server.cjs': serverCode(parts, languages),
    'web/remoteEntry.js': browserCode(parts),
    ...Object.fromEntries(
      Object.values(messages).map((file) => [`web/${file}`, 'document.currentScript.messages={};']),
    ),
  };
  const description: ReleaseInput = {
    contract: CONTRACT_VERSION,
    kind: 'remote',
    name: FIXTURES,
    version: '1',
    entry: ['remoteEntry.js'],
    css: [],
    exposes: { './Fixture': { js: [], css: [] } },
    messages,
    routes: pages.map(({ name }, index) => ({
      id: routeId(index),
      page: './Fixture',
      paths: byLanguage(() => `${FIXTURES}/${name}`),
    })),
    widgets: [],
    shared: {},
    files: Object.fromEntries(Object.entries(files).map(([file, code]) => [file, computeIntegrity(code)])),
  };
  const release = releaseSchema.parse(description);
  for (const [file, code] of Object.entries({ ...files, 'release.json': JSON.stringify(release) })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  await store.add(folder, release);
  await store.updateRegistry((registry) => ({ ...registry, live: { ...registry.live, [FIXTURES]: '1' } }));
}

const routeId = (index: number) => `fixture-${index}`;

/** Name of the part that a page shows, of a path below the language; undefined for pages of the site. */
export const fixtureAt = (below: string): string | undefined =>
  below.match(new RegExp(`^${FIXTURES}/([^/]+/[^/]+)/?$`))?.[1];

/** The page as a remote's: what throws in a part leaves an empty place, as it does with any other widget. */
const page = (parts: Record<string, unknown>) => `(function (react, host) {
  var parts = ${JSON.stringify(parts)};
  return {
    loader: function (args) { return Promise.resolve(parts[args.routeId]); },
    default: function FixturePage(given) {
      var part = given.data;
      if (!part) return null;
      var ref = { remote: part.remote, expose: part.expose };
      return react.createElement(host.FaultBoundary, { fallback: null },
        react.createElement(host.RemotePart, { of: ref, fallback: null },
          function (module) { return react.createElement(module.default, part.props); }));
    },
  };
})`;

const serverCode = (
  parts: Record<string, unknown>,
  languages: readonly string[],
) => `exports.exposes = { './Fixture': ${page(parts)}(require('react'), require('composer/host')) };
exports.messages = { '.': ${JSON.stringify(Object.fromEntries(languages.map((language) => [language, {}])))} };
`;

/** An entry as module federation takes it. */
const browserCode = (parts: Record<string, unknown>) => `var ${FIXTURES.replaceAll('-', '_')} = (function () {
  var scope;
  function shared(id) {
    var of = Object.values(scope[id])[0];
    return of.lib ? Promise.resolve(of.lib()) : Promise.resolve(of.get()).then(function (factory) { return factory(); });
  }
  return {
    init: function (given) { scope = given; },
    get: function () {
      return Promise.all([shared('react'), shared('composer/host')]).then(function (both) {
        var made = ${page(parts)}(both[0], both[1]);
        return function () { return made; };
      });
    },
  };
})();
`;
