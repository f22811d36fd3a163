/** Result of a part of `npm test`. */
export interface Result {
  passed: number;
  failed: number;
}

/** A part of `npm test`. Throws when it fails; `result` then has the numbers, if there are any. */
export interface Check {
  title: string;
  run(): Promise<unknown>;
  /** How many tests passed and failed; a check that does not count tests leaves it out. */
  result?(): Result;
}
