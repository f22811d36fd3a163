import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared-kit/contracts/release';
import { promote } from '../../gateway/src/releases/promote.ts';
import { FileReleaseStore } from '../../gateway/src/releases/file-store/file-release-store.ts';
import { republish } from './republish.ts';

/** A build of an app with one French translation changed. */
export interface ChangedText {
  app: string;
  id: string;
  text: string;
}

/** Publishes it. Returns the release that was live before and the new one. */
export function publishChangedText(releases: string, { app, id, text }: ChangedText) {
  return republish(releases, {
    app,
    label: 'changed',
    async files(live, folder) {
      const all = [live, ...Object.values(live.exposes)].flatMap(({ messages }) => messages?.fr ?? []);
      const changed: Record<string, string> = {};
      for (const file of new Set(all.map((name) => `web/${name}`))) {
        const messages = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
        if (id in messages) changed[file] = JSON.stringify({ ...messages, [id]: text });
      }
      return changed;
    },
  });
}

/** Makes a release live without checks: a release may fail only after the trial render of promotion. */
export const makeLive = (releases: string, release: Pick<Release, 'name' | 'version'>) =>
  promote(new FileReleaseStore(releases), [release], () => []);
