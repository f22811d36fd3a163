import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isDatabaseAway } from '../database/database-away.ts';
import { ApiFault } from './api-fault.ts';

/** For every path that no router knows. */
export const unknownPath: RequestHandler = () => {
  throw new ApiFault('not-found');
};

/** Seconds after which a database that is away may be asked again: a restart takes that long. */
const DATABASE_RETRY = 2;

/**
 * Answers with problem+json: what was thrown on purpose as it is, a request that cannot be read as 4xx, one for which the database is
 * away as 503, the rest as 500.
 */
export const answerProblem: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const { problem, retryAfter } = toApiFault(error);
  if (problem.status >= 500) request.log?.error({ err: error }, 'request failed');
  if (retryAfter) response.set('retry-after', String(retryAfter));
  response.removeHeader('etag');
  response.status(problem.status).set('cache-control', 'no-store').type('application/problem+json');
  response.send(JSON.stringify({ ...problem, requestId: String(request.id) }));
};

function toApiFault(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  if (error instanceof URIError) return new ApiFault('not-found');
  if (isDatabaseAway(error)) return new ApiFault('unavailable', undefined, DATABASE_RETRY);
  return new ApiFault(isUnreadableBody(error) ? 'invalid-input' : 'fault');
}

/** A body that is not JSON, not in a known encoding, damaged or too large: body-parser gives its errors a status from 400 on. */
function isUnreadableBody(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}
