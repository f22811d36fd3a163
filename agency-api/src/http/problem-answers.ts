import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Problem } from 'shared-kit/contracts/api/problem';
import { ApiFault } from './api-fault.ts';

/** For every path that no router knows. */
export const unknownPath: RequestHandler = () => {
  throw new ApiFault('not-found');
};

/** Answers with problem+json: what was thrown on purpose as it is, a request that cannot be read as 4xx, the rest as 500. */
export const answerProblem: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const problem = problemOf(error);
  if (problem.status >= 500) request.log?.error({ err: error }, 'request failed');
  if (error instanceof ApiFault && error.retryAfter) response.set('retry-after', String(error.retryAfter));
  send(response, { ...problem, requestId: String(request.id) });
};

function problemOf(error: unknown): Problem {
  if (error instanceof ApiFault) return error.problem;
  if (isUnreadableBody(error)) return new ApiFault('invalid-input').problem;
  const isUnreadable = error instanceof URIError || statusOf(error) === 400;
  return isUnreadable ? new ApiFault('not-found').problem : new ApiFault('fault').problem;
}

/** A body that is not JSON, not in a known encoding, or too large: what body-parser calls by these types. */
function isUnreadableBody(error: unknown): boolean {
  const type = typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : '';
  return /^(entity|encoding|charset|request)\./.test(type);
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

function send(response: Response, problem: Problem): void {
  response.status(problem.status).set('cache-control', 'no-store');
  response.type('application/problem+json').send(JSON.stringify(problem));
}
