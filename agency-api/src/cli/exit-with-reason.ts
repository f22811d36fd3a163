import { AgencyConfigError } from '../content/agency-config-error.ts';
import { DatabaseError } from '../database/database-error.ts';
import { AddressError } from '../http/listen.ts';
import { SettingsError } from '../settings.ts';

/** Errors whose message is for the person who started the program. */
const EXPECTED = [SettingsError, AgencyConfigError, DatabaseError, AddressError];

/** Ends the program with code 1: what the person can mend is told in words, anything else with its stack. */
export function exitWithReason(error: unknown): never {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : inDetail(error)}\n`);
  process.exit(1);
}

function inDetail(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
