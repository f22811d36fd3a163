import type { ReleaseStore } from '../gateway/gateway.ts';
import { release, remoteCode } from './release-fixture.ts';

const exposes = { './Page': { js: [], css: [] } };
/** Does harm only when a page shows it: a trial at promotion finds nothing. */
const HARMS = `exports.exposes = { './Page': { get default() { Object.prototype.harm = 1; return 'harm'; } } };`;

/** Releases code that the gateway leaves out after one page. */
export const releaseBad = (store: ReleaseStore, version: string, name = 'mf-search') =>
  release(store, { name, version, server: HARMS, release: { exposes } });

export const releaseGood = (store: ReleaseStore, version: string, name = 'mf-search') =>
  release(store, { name, version, server: remoteCode(`${name} ${version}`), release: { exposes } });

const listOutcomes = async (store: ReleaseStore) =>
  (await store.readOutcomes()).known.map(({ app, version, kind }) => `${app} ${version} ${kind}`).sort();

/** What the store remembers once it is so much: a gateway writes on its own time. */
export async function remembered(store: ReleaseStore, count: number) {
  while ((await listOutcomes(store)).length < count) await new Promise(setImmediate);
  return listOutcomes(store);
}
