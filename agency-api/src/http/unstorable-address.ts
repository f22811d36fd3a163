import type { RequestHandler } from 'express';
import { ApiFault } from './api-fault.ts';
import { textProblems } from './field-problems.ts';

/**
 * Answers 422 where the path or a value of the query has a character that no database can hold (`%00`), so that every route,
 * whatever it checks itself, can rely on it.
 */
export const refuseUnstorableAddress: RequestHandler = (request, _response, next) => {
  const problems = [...textProblems({ path: decoded(request.path) }), ...textProblems(request.query)];
  if (problems.length > 0) throw new ApiFault('invalid-input', problems);
  next();
};

/** A path that cannot be decoded is answered by the routes: there is nothing there. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
