import type { RequestHandler } from 'express';
import { ApiFault } from './api-fault.ts';

/** NUL names nothing, and no database takes it as text: such a path is not found. */
export const readablePath: RequestHandler = (request, _response, next) => {
  if (request.path.includes('%00')) throw new ApiFault('not-found');
  next();
};
