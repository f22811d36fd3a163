import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * How long an unused connection stays open, in ms: longer than the gateway keeps one, or the API closes it just as the gateway
 * sends the next request.
 */
const KEEP_ALIVE = 75_000;

/** ms that a whole request may take: longer than the gateway gives the upload that it passes on. */
const REQUEST = 16 * 60_000;

/** A server that waits a little longer than the gateway in front of it. */
export const apiServer = (handler: RequestListener): Server =>
  createServer({ keepAliveTimeout: KEEP_ALIVE, requestTimeout: REQUEST }, handler);
