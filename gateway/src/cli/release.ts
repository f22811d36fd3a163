import path from 'node:path';
import { reasonOf } from 'composer/server';
import { readSettings } from '../settings.ts';
import { openReleaseStore, ReleaseRefused } from 'composer/gateway';
import { readReleaseCommand, runReleaseCommand, usage, UsageError } from 'composer/cli';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** `npm run release -- publish|promote|rollback|retire|status|slot|gc` (docs/releases.md). Exit code 1: refused or damaged, 2: wrong usage. */
try {
  const { store: named, ...command } = readReleaseCommand(process.argv.slice(2));
  // What is wrong with other settings is not of interest here.
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('RELEASES'));
  const settings = readSettings({ ...Object.fromEntries(given), ...(named && { RELEASES: named }) });
  const store = openReleaseStore(settings, ({ message }) => process.stderr.write(`Warning: ${message}\n`));
  process.stdout.write(`${await runReleaseCommand(store, command, WORKSPACE)}\n`);
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  process.stderr.write(`${describe(error)}\n`);
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}.\n${usage()}`;
  if (error instanceof ReleaseRefused) return `Refused, nothing has changed:\n${error.message}`;
  return reasonOf(error);
}
