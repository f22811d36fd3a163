import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';

declare module 'http' {
  interface IncomingMessage {
    /** The trace that the request belongs to, as those are told that are asked on its behalf (W3C Trace Context). */
    traceparent?: string | undefined;
  }
}

/** Traces of requests through several processes. */
export interface Tracing {
  /**
   * Takes over the trace that a request says it belongs to. To be mounted before the log.
   * @param nameOf what a request is about, of few values; asked once it has been answered
   */
  follow(nameOf: (request: Request) => string): RequestHandler;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}

/** Settings of traces, by the names that OpenTelemetry gave them. */
export const tracingShape = {
  /** Where traces are sent, by OTLP over HTTP; without it they are passed on and logged only. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional(),
  /** The share of traces that is sent, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};
export type TracingSettings = z.output<z.ZodObject<typeof tracingShape>>;

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace that a request says it belongs to; anything that is none could forge log lines. */
export function givenTrace({ headers }: IncomingMessage): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : undefined;
}

/** Traces are passed on as they came, and logged. */
export const passedOnTraces: Tracing = {
  follow: () => (request, _response, next) => {
    request.traceparent = givenTrace(request);
    next();
  },
  close: async () => {},
};

/** Traces that are exported too where the settings say so: OpenTelemetry's code is loaded for that alone. */
export async function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: TracingSettings,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  if (endpoint === undefined) return passedOnTraces;
  const { exportedTraces } = await import('./exported-traces.ts');
  return exportedTraces({ service, endpoint, share, log });
}
