import { reasonOf } from 'shared-kit/server/operator-error';
import { readSettings } from '../settings.ts';
import { FileReleaseStore } from '../releases/file-store/file-release-store.ts';
import { ReleaseRefused } from '../releases/release-refused.ts';
import { readReleaseCommand, USAGE, UsageError } from './release-command.ts';
import { runReleaseCommand } from './run-release-command.ts';

/** `npm run release -- publish|promote|rollback|retire|status|slot` (docs/releases.md). Exit code 1: refused, 2: wrong usage. */
try {
  const { store, ...command } = readReleaseCommand(process.argv.slice(2));
  const folder = readSettings({ RELEASES: store ?? process.env.RELEASES }).releases;
  process.stdout.write(`${await runReleaseCommand(new FileReleaseStore(folder), command)}\n`);
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  process.stderr.write(`${describe(error)}\n`);
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}.\n${USAGE}`;
  if (error instanceof ReleaseRefused) return `Refused, nothing has changed:\n${error.message}`;
  return reasonOf(error);
}
