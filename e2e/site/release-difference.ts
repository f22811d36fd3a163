import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { FileReleaseStore } from 'composer/gateway';

/** Whether the gateway has made the entry of a live release as its difference to that of the one before; it does so after the flip. */
export async function isDifferenceReady(
  { url, releases }: { url: string; releases: string },
  before: Pick<Release, 'name' | 'version' | 'entry'>,
  after: Pick<Release, 'name' | 'version'>,
): Promise<boolean> {
  const { folder } = await new FileReleaseStore(releases).open(before.name, before.version);
  const file = before.entry[0]!;
  const known = await readFile(path.join(folder, 'web', file));
  const headers = {
    'accept-encoding': 'dcz',
    'available-dictionary': `:${createHash('sha256').update(known).digest('base64')}:`,
  };
  const address = `${url}/remotes/${after.name}/${after.version}/web/${file}`;
  const answer = await fetch(address, { method: 'HEAD', headers });
  return answer.headers.get('content-encoding') === 'dcz';
}
