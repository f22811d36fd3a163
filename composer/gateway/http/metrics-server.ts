import { createServer } from 'node:http';
import type { Server } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';

/** Serves `/metrics` and nothing else, on a port of its own: the figures are not for visitors. */
export function metricsServer(expose: RequestHandler): Server {
  const app = express().disable('x-powered-by');
  app.get('/metrics', expose);
  return createServer(app);
}
