import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { usage, UsageError } from '../cli/cli.ts';
import type { ReleaseCommand } from '../cli/cli.ts';
import { copyRelease } from '../gateway/releases/file-store/stored-files.ts';
import { readBuild } from '../gateway/releases/publish.ts';
import { pack } from '../gateway/releases/s3-store/archive.ts';
import { OperatorError } from '../server/operator-error.ts';

/** A publisher and the token of the team that asks it. */
export interface Publisher {
  /** Origin, such as `https://releases.site.example`. */
  address: string;
  token: string;
}

/** Hosts of this machine, as `URL` writes them. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address is of this machine: what is said to it passes no network. */
export const isThisMachine = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/**
 * Has the publisher do what was asked; a build is read here. Returns what to tell. Rejects as `sendBuild` does, and with `UsageError` for an
 * address that would get the token unencrypted.
 * @param args the command as it was written
 * @param findBuild where the build of an app is
 */
export async function releaseByPublisher(
  publisher: Publisher,
  { command, args }: { command: ReleaseCommand; args: readonly string[] },
  findBuild: (app: string) => string | Promise<string>,
): Promise<string> {
  const { address } = publisher;
  if (command.action === 'help') return usage(command.of);
  const url = new URL(address);
  if (url.protocol === 'http:' && !isThisMachine(url))
    throw new UsageError(`${address} would get the token unencrypted: name it by https`);
  if (command.action !== 'publish') return sendCommand(publisher, args);
  const { app, from } = command;
  return sendBuild(publisher, from ?? (await findBuild(app)), app);
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
