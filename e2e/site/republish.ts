import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { computeIntegrity, publish, FileReleaseStore } from 'composer/gateway';

/** Changes between the live release of an app and the new one. */
interface Change {
  app: string;
  /** Suffix of the version. */
  label: string;
  /** New contents by file of the release, made from the live release and the folder that it is in. */
  files(live: Release, folder: string): Promise<Record<string, string>>;
}

/** Publishes the live release of an app again, with some files changed and valid hashes. Returns both. */
export async function republish(
  releases: string,
  { app, label, files }: Change,
): Promise<{ before: Release; after: Release }> {
  const store = new FileReleaseStore(releases);
  const { live } = await store.readRegistry();
  const { release: before, folder } = await store.open(app, live[app]!);
  const build = await mkdtemp(path.join(tmpdir(), 'facade-e2e-build-'));
  try {
    await cp(folder, build, { recursive: true });
    const changed = await files(before, folder);
    for (const [file, content] of Object.entries(changed)) await replace(path.join(build, file), content);
    const hashes = Object.entries(changed).map(([file, content]) => [file, computeIntegrity(content)]);
    const release = {
      ...before,
      version: `${before.version}-${label}`,
      files: { ...before.files, ...Object.fromEntries(hashes) },
    };
    await writeFile(path.join(build, 'release.json'), JSON.stringify(release));
    return { before, after: await publish(store, build) };
  } finally {
    await rm(build, { recursive: true });
  }
}

/** The compressed copies have the old content. */
async function replace(file: string, content: string) {
  await writeFile(file, content);
  await Promise.all(['br', 'gz'].map((form) => rm(`${file}.${form}`, { force: true })));
}
