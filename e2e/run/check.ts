import type { Time } from './processor-time.ts';

/** Result of a part of `npm test`. */
export interface Result {
  passed: number;
  failed: number;
}

/** A test that failed, or a fault outside tests. */
export interface Failure {
  /** Where it stands and what it is called. */
  name: string;
  /** Without colours. */
  message: string;
  /** How to run this test alone: its file relative to the root, with its line if that is known. Undefined for a fault outside tests. */
  place?: string;
}

/** What tests came to that ran again. */
export interface Repeated {
  /** Names, as failures have them. */
  passed: string[];
  failed: Failure[];
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
  /** After so many ms it is ended with all that it started: it hangs then, however slow the machine is. */
  limit: number;
  /** Returns what Nx printed, if the check is a target of Nx. */
  run(limit: number): Promise<unknown>;
  /** How many tests passed and failed; a check that does not count tests leaves it out. */
  result?(): Result;
  /** Those that failed, and what did not come to an end. */
  failures?(): Failure[];
  /** Runs the tests at these places again, alone, within so many ms. */
  again?(places: string[], limit: number): Promise<Repeated>;
  /** The numbers by workspace. */
  workspaces?(): WorkspaceResult[];
}
