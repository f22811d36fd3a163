import { Router, type RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Measures every request; mount it first. */
  measure: RequestHandler;
  /** For figures of other parts. */
  registry: Registry;
  /** `GET /metrics` in the format of Prometheus. */
  router: Router;
}

/** Figures of the process and of its requests, by route pattern so that ids do not multiply them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const measure: RequestHandler = (request, response, next) => {
    const stop = duration.startTimer({ method: request.method });
    response.on('finish', () =>
      stop({ route: request.route?.path ?? 'unknown', status: response.statusCode }),
    );
    next();
  };
  const router = Router();
  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return { measure, registry, router };
}
