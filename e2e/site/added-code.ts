import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { republish } from './republish.ts';

/** Publishes the live release of an app with code appended to its server file. Returns it. */
export const publishWithServerCode = (releases: string, app: string, code: string): Promise<Release> =>
  publishWithCode(releases, app, 'server/server.cjs', code);

/** Publishes the live release of a remote with code appended to its browser entry. Returns it. */
export const publishWithBrowserCode = (releases: string, app: string, code: string): Promise<Release> =>
  publishWithCode(releases, app, 'web/remoteEntry.js', code);

async function publishWithCode(releases: string, app: string, file: string, code: string): Promise<Release> {
  const { after } = await republish(releases, {
    app,
    label: createHash('sha256').update(code).digest('hex').slice(0, 8),
    files: async (_live, folder) => ({
      [file]: `${await readFile(path.join(folder, file), 'utf8')}\n${code}`,
    }),
  });
  return after;
}
