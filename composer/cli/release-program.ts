import { ReleaseRefused } from '../gateway/releases/release-refused.ts';
import { formatReason } from '../server/operator-error.ts';
import { usage, UsageError } from './release-command.ts';

/**
 * The command line of a program that releases: writes what `release` tells. Exit code 1: refused or damaged, 2: wrong usage.
 * @param release does what the arguments say
 */
export async function releaseProgram(release: (args: string[]) => Promise<string>): Promise<void> {
  const args = process.argv.slice(2);
  try {
    process.stdout.write(`${await release(args)}\n`);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    process.stderr.write(`${describe(error, args)}\n`);
  }
}

function describe(error: unknown, [action]: string[]): string {
  if (error instanceof UsageError) return `${error.message}.\n${usage(action)}`;
  if (error instanceof ReleaseRefused) return `Refused, nothing has changed:\n${error.message}`;
  return formatReason(error);
}
