import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRelease } from '../gateway/releases/file-store/add-release.ts';
import { readBuild } from '../gateway/releases/publish.ts';
import { pack } from '../gateway/releases/s3-store/archive.ts';
import { OperatorError } from '../server/operator-error.ts';

/** A publisher and the token of the team that asks it. */
export interface Publisher {
  /** Origin, such as `https://releases.site.example`. */
  address: string;
  token: string;
}

/** Sends a build; returns what the publisher tells. Rejects with `ReleaseRefused`, or with `OperatorError` and the publisher's reason. */
export async function sendBuild(publisher: Publisher, build: string, app: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  try {
    await copyRelease(build, folder, await readBuild(build, app));
    return await ask(publisher, '/releases', await pack(folder), 'application/x-tar');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Has a command run, given by its arguments; returns what the publisher tells. Rejects with `OperatorError`. */
export const sendCommand = (publisher: Publisher, args: readonly string[]): Promise<string> =>
  ask(publisher, '/commands', JSON.stringify(args), 'application/json');

async function ask(
  { address, token }: Publisher,
  target: string,
  body: string | Buffer,
  type: string,
): Promise<string> {
  const answer = await fetch(new URL(target, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: Buffer.from(body),
    redirect: 'error',
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new OperatorError(`${address} does not answer (${error.cause?.code ?? error.message})`);
  });
  const told = await answer.text();
  if (!answer.ok) throw new OperatorError(`${address} answers ${answer.status}: ${told}`);
  return told;
}
