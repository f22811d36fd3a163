import path from 'node:path';
import { reasonOf } from 'composer/server';
import { readSettings } from '../settings.ts';
import { openReleaseStore, ReleaseRefused } from 'composer/gateway';
import { sendBuild, sendCommand } from 'composer/publisher';
import { buildOf, readReleaseCommand, runReleaseCommand, usage, UsageError } from 'composer/cli';
import type { ReleaseCommand } from 'composer/cli';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** Hosts of this machine, as `URL` writes them. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** `npm run release -- publish|promote|rollback|retire|status|slot|gc` (docs/releases.md). Exit code 1: refused or damaged, 2: wrong usage. */
try {
  process.stdout.write(`${await release(process.argv.slice(2))}\n`);
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  process.stderr.write(`${describe(error)}\n`);
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}.\n${usage()}`;
  if (error instanceof ReleaseRefused) return `Refused, nothing has changed:\n${error.message}`;
  return reasonOf(error);
}

async function release(args: string[]): Promise<string> {
  const { store: named, ...command } = readReleaseCommand(args);
  const address = named ?? process.env.RELEASES ?? '';
  if (/^https?:/.test(address)) return byPublisher(address, command, args);
  // What is wrong with other settings is not of interest here.
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('RELEASES'));
  const settings = readSettings({ ...Object.fromEntries(given), ...(named && { RELEASES: named }) });
  const store = openReleaseStore(settings, ({ message }) => process.stderr.write(`Warning: ${message}\n`));
  return runReleaseCommand(store, command, WORKSPACE);
}

/** Builds are read here; everything else is done by the publisher, which has the store. */
async function byPublisher(address: string, command: ReleaseCommand, args: string[]): Promise<string> {
  const publisher = { address, token: process.env.RELEASES_TOKEN ?? '' };
  if (command.action === 'help') return usage(command.of);
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    throw new UsageError(`${address} would get the token unencrypted: name it by https`);
  if (command.action !== 'publish') return sendCommand(publisher, args);
  const { app, from } = command;
  return sendBuild(publisher, from ?? (await buildOf(WORKSPACE, app)), app);
}
