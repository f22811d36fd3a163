import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';

const SECOND = 1_000;

/** Time limits of a connection, in ms. */
export interface ConnectionLimits {
  /** Until the headers of a request are there; a connection that sends nothing at all has as long. */
  headers: number;
  /** Until all of a request is there, its body included: an upload over a slow connection. */
  request: number;
  /** How often connections are checked against both. */
  checkInterval: number;
  /** How long a connection stays open between two requests. */
  idle: number;
}

const LIMITS: ConnectionLimits = {
  headers: 10 * SECOND,
  request: 900 * SECOND,
  checkInterval: SECOND,
  // Longer than balancers keep theirs (a minute): who closes first may meet a request that is on its way.
  idle: 65 * SECOND,
};

/** A server whose connections cannot be held open by sending slowly; slow bodies are ended earlier (`body-pace.ts`). */
export function gatewayServer(handler: RequestListener, limits: ConnectionLimits = LIMITS): Server {
  return createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.checkInterval,
    },
    handler,
  );
}

/** Serves `/metrics` and nothing else, on a port of its own: the figures are not for visitors. */
export function metricsServer(expose: RequestHandler): Server {
  const app = express().disable('x-powered-by');
  app.get('/metrics', expose);
  return createServer(app);
}
