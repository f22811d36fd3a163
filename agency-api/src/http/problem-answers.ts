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
  if (error instanceof URIError) return new ApiFault('not-found').problem;
  return new ApiFault(isUnreadableBody(error) ? 'invalid-input' : 'fault').problem;
}

/** A body that is not JSON, not in a known encoding, damaged or too large: body-parser gives its errors a status from 400 on. */
function isUnreadableBody(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}

function send(response: Response, problem: Problem): void {
  response.status(problem.status).set('cache-control', 'no-store');
  response.type('application/problem+json').send(JSON.stringify(problem));
}
