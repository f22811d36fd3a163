import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, releaseSchema } from 'shared-kit/contracts/release';
import type { Registry, Release } from 'shared-kit/contracts/release';
import type { ReleaseStore } from './release-store.ts';

/** Copies a sealed build into the store; the same content is there already and stays untouched. */
export function publish(store: ReleaseStore, build: string): Release {
  const release = releaseSchema.parse(JSON.parse(readFileSync(path.join(build, 'release.json'), 'utf8')));
  const target = store.releaseFolder(release.name, release.version);
  if (existsSync(target)) return release;
  const incoming = `${target}.${process.pid}.incoming`;
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(build, incoming, { recursive: true });
  try {
    renameSync(incoming, target);
  } catch (error) {
    rmSync(incoming, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return release;
}

/** Makes releases live at the next request, all of them at once. */
export function promote(store: ReleaseStore, releases: Pick<Release, 'name' | 'version'>[]) {
  for (const { name, version } of releases) assertHostable(store.readRelease(name, version));
  const { live } = existsSync(store.registryFile) ? store.readRegistry() : { live: {} };
  const promoted = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  writeRegistry(store, { schema: 1, live: { ...live, ...promoted } });
}

function assertHostable({ name, version, contract }: Release) {
  if (contract !== CONTRACT_VERSION) {
    throw new Error(
      `${name} ${version} speaks contract ${contract}, this gateway ${CONTRACT_VERSION}: build it against the current shared-kit.`,
    );
  }
}

function writeRegistry(store: ReleaseStore, registry: Registry) {
  const incoming = `${store.registryFile}.${process.pid}.incoming`;
  writeFileSync(incoming, JSON.stringify(registry, null, 1));
  renameSync(incoming, store.registryFile);
}
