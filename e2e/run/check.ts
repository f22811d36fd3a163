import type { Time } from './processor-time.ts';

/** Result of a part of `npm test`. */
export interface Result {
  passed: number;
  failed: number;
}

/** Result of the tests of one workspace. */
export interface WorkspaceResult extends Result {
  workspace: string;
  /** How long they took when they ran, which may be earlier; undefined if they did not come to an end. */
  time: Time | undefined;
}

/** A part of `npm test`. Throws when it fails; `result` then has the numbers, if there are any. */
export interface Check {
  title: string;
  /** Returns what Nx printed, if the check is a target of Nx. */
  run(): Promise<unknown>;
  /** How many tests passed and failed; a check that does not count tests leaves it out. */
  result?(): Result;
  /** The same by workspace. */
  workspaces?(): WorkspaceResult[];
}
