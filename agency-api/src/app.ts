import express, { type Express } from 'express';
import helmet from 'helmet';
import type { AppDependencies } from './app-dependencies.ts';
import { healthRouter } from './http/health-router.ts';
import { createMetrics } from './http/metrics.ts';
import { answerProblem, unknownPath } from './http/problem-answers.ts';
import { requestLog } from './http/request-log.ts';
import { openApiRouter } from './openapi/openapi-router.ts';

/** The agency API: everything the site asks for, over HTTP. */
export function createApp(dependencies: AppDependencies): Express {
  const metrics = createMetrics();
  const app = express();
  app.use(requestLog(dependencies.logger), metrics.measure, helmet());
  app.use(healthRouter(dependencies.database), metrics.router);
  app.use(openApiRouter());
  app.use(unknownPath, answerProblem);
  return app;
}
