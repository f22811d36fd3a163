import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { republish } from '../../site/republish.ts';

const ENTRY = 'web/remoteEntry.js';

/** Publishes the live release of a remote with a syntax error in the code of an expose, with valid hashes. */
export async function publishWithSyntaxError(releases: string, app: string, expose: string) {
  const { after } = await republish(releases, {
    app,
    label: 'syntax',
    async files(live, folder) {
      const read = (file: string) => readFile(path.join(folder, file), 'utf8');
      const chunk = Object.keys(live.files).find(
        (file) => file.startsWith(`web/expose-${expose}.`) && file.endsWith('.js'),
      )!;
      const code = `${await read(chunk)}}{`;
      const entry = (await read(ENTRY)).replace(live.files[chunk]!, integrity(code));
      return { [chunk]: code, [ENTRY]: entry };
    },
  });
  return after;
}

const integrity = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;
