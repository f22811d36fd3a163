import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from 'shared-kit/contracts/release';
import { publish } from '../../../gateway/src/releases/publish.ts';
import { ReleaseStore } from '../../../gateway/src/releases/release-store.ts';

const SERVER = 'server/server.cjs';

/** Publishes the live release of an app with more server code at its end, properly sealed. Returns it. */
export async function publishWithServerCode(releases: string, app: string, code: string): Promise<Release> {
  const store = new ReleaseStore(releases);
  const live = store.readRelease(app, store.readRegistry().live[app]!);
  const build = await mkdtemp(path.join(tmpdir(), 'facade-e2e-broken-'));
  await cp(store.releaseFolder(app, live.version), build, { recursive: true });
  const server = `${await readFile(path.join(build, SERVER), 'utf8')}\n${code}`;
  const hash = (encoding: 'base64' | 'hex') => createHash('sha384').update(server).digest(encoding);
  const release = {
    ...live,
    version: `broken-${hash('hex').slice(0, 8)}`,
    files: { ...live.files, [SERVER]: `sha384-${hash('base64')}` },
  };
  await writeFile(path.join(build, SERVER), server);
  await writeFile(path.join(build, 'release.json'), JSON.stringify(release));
  const published = publish(store, build);
  await rm(build, { recursive: true });
  return published;
}

/** Server code that puts something else in the place of a part of an expose. */
export const withPart = (expose: string, part: 'default' | 'loader' | 'meta', code: string) =>
  `module.exports = { exposes: { ...module.exports.exposes,
    '${expose}': { ...module.exports.exposes['${expose}'], ${part}: ${code} } } };`;
