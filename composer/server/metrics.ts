import { readFileSync } from 'node:fs';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How the requests of a server are measured. */
export interface RequestMeasure {
  name: string;
  help: string;
  /** Upper bounds of the histogram, in seconds. */
  buckets: number[];
  /** Labels besides the status, each with few values; read when the answer was sent. */
  labels: Record<string, (request: Request) => string>;
}

export interface ServerMetrics {
  /** For figures of other parts. */
  registry: Registry;
  /** Measures every request; mount it first. */
  measure: RequestHandler;
  /** Answers with all figures in the format of Prometheus. */
  expose: RequestHandler;
}

/**
 * A figure that is always 1, and says which build runs: the version of its package and that of Node.
 * @param manifest its `package.json`
 */
export function buildInfo(
  registry: Registry,
  name: string,
  { program, manifest }: { program: string; manifest: URL },
): void {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const labels = { program, version, node: process.versions.node };
  const help = 'Always 1: the version of the program, and of Node';
  new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] }).set(labels, 1);
}

/** Figures of a server's process and of its requests. */
export function serverMetrics({ name, help, buckets, labels }: RequestMeasure): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const known = Object.entries(labels);
  const labelNames = [...known.map(([label]) => label), 'status'];
  const duration = new Histogram({ name, help, buckets, labelNames, registers: [registry] });
  return {
    registry,
    measure(request, response, next) {
      const stop = duration.startTimer();
      response.on('finish', () => {
        const values: Record<string, string | number> = {};
        for (const [label, readValue] of known) values[label] = readValue(request);
        values['status'] = response.statusCode;
        stop(values);
      });
      next();
    },
    async expose(_request, response) {
      response.type(registry.contentType).send(await registry.metrics());
    },
  };
}
