import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared-kit/contracts/release';
import { republish } from './republish.ts';

const SERVER = 'server/server.cjs';

/** Publishes the live release of an app with more server code at its end. Returns it. */
export async function publishWithServerCode(releases: string, app: string, code: string): Promise<Release> {
  const { after } = await republish(releases, {
    app,
    label: createHash('sha256').update(code).digest('hex').slice(0, 8),
    files: async (_live, folder) => ({
      [SERVER]: `${await readFile(path.join(folder, SERVER), 'utf8')}\n${code}`,
    }),
  });
  return after;
}
