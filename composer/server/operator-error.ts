import { describeThrown } from '../contract/thrown.ts';

/** An error whose message tells the person who started the program what to do; a stack would only hide it. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Ends the program with code 1 and says why: an `OperatorError` in its own words, anything else with its stack. */
export function exitWithReason(error: unknown): never {
  process.stderr.write(`${formatReason(error)}\n`);
  process.exit(1);
}

/** What a program says of an error before it ends. */
export function formatReason(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { message, stack } = describeThrown(error);
  return stack ?? message;
}
