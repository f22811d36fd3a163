/** What a part of `npm test` found. */
export interface Result {
  passed: number;
  failed: number;
}

/** A part of `npm test`. Throws when it could not run or found a fault; `result` then tells the numbers, if there are any. */
export interface Check {
  title: string;
  run(): Promise<unknown>;
  /** How many tests passed and failed; a check that does not count tests leaves it out. */
  result?(): Result;
}
