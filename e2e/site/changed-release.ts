import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from 'shared-kit/contracts/release';
import { promote } from '../../gateway/src/releases/promote.ts';
import { publish } from '../../gateway/src/releases/publish.ts';
import { ReleaseStore } from '../../gateway/src/releases/release-store.ts';

/** A build of an app in which one text of its French translation reads differently. */
export interface ChangedText {
  app: string;
  id: string;
  text: string;
}

/** Publishes it beside what is there. Returns the release that was live before and the new one. */
export async function publishChangedText(
  releases: string,
  { app, id, text }: ChangedText,
): Promise<{ before: Release; after: Release }> {
  const store = new ReleaseStore(releases);
  const before = store.readRelease(app, store.readRegistry().live[app]!);
  const build = await mkdtemp(path.join(tmpdir(), 'facade-e2e-build-'));
  await cp(store.releaseFolder(app, before.version), build, { recursive: true });
  const file = `web/${before.messages.fr}`;
  const messages = { ...JSON.parse(await readFile(path.join(build, file), 'utf8')), [id]: text };
  const content = JSON.stringify(messages);
  await Promise.all([
    writeFile(path.join(build, file), content),
    rm(path.join(build, `${file}.br`), { force: true }),
    rm(path.join(build, `${file}.gz`), { force: true }),
  ]);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const changed = {
    ...before,
    version: `${before.version}-changed`,
    files: { ...before.files, [file]: integrity },
  };
  await writeFile(path.join(build, 'release.json'), JSON.stringify(changed));
  const after = publish(store, build);
  await rm(build, { recursive: true });
  return { before, after };
}

/** Makes a release live. */
export const makeLive = (releases: string, release: Pick<Release, 'name' | 'version'>) =>
  promote(new ReleaseStore(releases), [release]);
