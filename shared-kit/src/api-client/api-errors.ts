import { describeThrown } from 'composer/thrown';
import type { Problem, ProblemCode } from '../contracts/api/problem.ts';

/** The API answered with a problem. `code` is stable and decides what the page shows; `problem.errors` lists invalid fields. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.title}`);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

/** No usable response: network error, timeout, or a body that was cut off or not JSON. A retry may succeed. */
export class ApiUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    super(`No answer from ${url}`, { cause });
    this.name = 'ApiUnreachable';
  }
}

/**
 * Errors are told apart by their name: it is the same in every bundle and every realm, whereas each bundle with this file
 * has a class of its own.
 */
export const isApiProblem = (error: unknown): error is ApiProblem => isNamed(error, 'ApiProblem');

/** Whether the API client got no usable response, whichever bundle the client came from. */
export const isApiUnreachable = (error: unknown): error is ApiUnreachable => isNamed(error, 'ApiUnreachable');

const isNamed = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && describeThrown(error).name === name;
