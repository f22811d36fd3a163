import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { ServerMetrics } from 'composer/server';
import { requestLog } from 'composer/server';
import { contentStateRouter } from './content-state/content-state-router.ts';
import type { RunningConfiguration } from './content-state/running-configuration.ts';
import type { Database } from './database/database.ts';
import type { CurrentListings } from './catalogue/listings/current-listings.ts';
import { answerProblem, unknownPath } from './http/problem-answers.ts';

interface InternalDependencies {
  database: Database;
  configuration: RunningConfiguration;
  listings: Pick<CurrentListings, 'now'>;
  logger: Logger;
  metrics: Pick<ServerMetrics, 'expose'>;
}

/** Figures and the state of the content, on a port of their own (`API_INTERNAL_PORT`): no visitor and no code of a release reaches them. */
export function internalApp(dependencies: InternalDependencies): Express {
  const { logger, metrics } = dependencies;
  const app = express().disable('x-powered-by');
  app.use(requestLog(logger, 'info'), contentStateRouter(dependencies));
  app.get('/metrics', metrics.expose);
  app.use(unknownPath, answerProblem);
  return app;
}
