import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { promote, FileReleaseStore } from 'composer/gateway';
import { republish } from './republish.ts';

/** A build of an app with one French translation changed. */
interface ChangedText {
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
      const read = (file: string) => readFile(path.join(folder, file), 'utf8');
      const all = [live, ...Object.values(live.exposes)].flatMap(({ messages }) => messages?.fr ?? []);
      const changed: Record<string, string> = {};
      let server = await read(SERVER);
      for (const file of new Set(all.map((name) => `web/${name}`))) {
        const code = await read(file);
        const start = code.indexOf('{');
        const messages = JSON.parse(code.slice(start)) as Record<string, unknown>;
        if (!(id in messages)) continue;
        changed[file] = code.slice(0, start) + JSON.stringify({ ...messages, [id]: text });
        server = server.replaceAll(inServer(id, messages[id]), () => inServer(id, text));
        changed[SERVER] = server;
      }
      return changed;
    },
  });
}

const SERVER = 'server/server.cjs';

/** A translation as it stands in the server code, where all of them are JSON in a string. */
const inServer = (id: string, text: unknown) =>
  JSON.stringify(`${JSON.stringify(id)}:${JSON.stringify(text)}`).slice(1, -1);

/** Makes a release live without checks: a release may fail only after the trial render of promotion. */
export const makeLive = (releases: string, release: Pick<Release, 'name' | 'version'>) =>
  promote(new FileReleaseStore(releases), [release], () => []);
