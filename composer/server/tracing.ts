import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';

declare module 'http' {
  interface IncomingMessage {
    /** The trace that the request belongs to, as those are told that are asked on its behalf (W3C Trace Context). */
    traceparent?: string | undefined;
    /** Number of the trace that a client named that is no trusted proxy: for the log alone. */
    untrustedTrace?: string | undefined;
  }
}

/** Traces of requests through several processes. */
export interface Tracing {
  /**
   * Takes over the trace that a trusted proxy says the request belongs to. To be mounted before the log.
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

/**
 * The trace that a request belongs to, as a proxy says that Express trusts ("trust proxy"). Anybody else's is for the log alone: visitors
 * could choose one that is exported, or somebody else's. Text that is no trace could forge log lines.
 */
export function takeTrace(request: Request): string | undefined {
  const { traceparent } = request.headers;
  if (typeof traceparent !== 'string' || !TRACEPARENT.test(traceparent)) return undefined;
  const isTrusted: (address: string | undefined, hop: number) => boolean = request.app.get('trust proxy fn');
  if (isTrusted(request.socket.remoteAddress, 0)) return traceparent;
  request.untrustedTrace = traceparent.split('-')[1];
  return undefined;
}

/** Traces are passed on as they came, and logged; none is begun. */
export const passedOnTraces: Tracing = {
  follow: () => (request, _response, next) => {
    request.traceparent = takeTrace(request);
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
