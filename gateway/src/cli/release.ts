import path from 'node:path';
import { reasonOf } from 'composer/server';
import { readSettings } from '../settings.ts';
import { FileReleaseStore, ReleaseRefused } from 'composer/gateway';
import { readReleaseCommand, runReleaseCommand, usage, UsageError } from 'composer/cli';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** `npm run release -- publish|promote|rollback|retire|status|slot|gc` (docs/releases.md). Exit code 1: refused or damaged, 2: wrong usage. */
try {
  const { store, ...command } = readReleaseCommand(process.argv.slice(2));
  const folder = readSettings({ RELEASES: store ?? process.env.RELEASES }).releases;
  process.stdout.write(`${await runReleaseCommand(new FileReleaseStore(folder), command, WORKSPACE)}\n`);
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  process.stderr.write(`${describe(error)}\n`);
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}.\n${usage()}`;
  if (error instanceof ReleaseRefused) return `Refused, nothing has changed:\n${error.message}`;
  return reasonOf(error);
}
