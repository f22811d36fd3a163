import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import { readable } from './settings.ts';

declare module 'http' {
  interface IncomingMessage {
    /** The trace that the request belongs to, as those are told that are asked on its behalf (W3C Trace Context). */
    traceparent?: string | undefined;
    /** Number of the trace that a client named that is no trusted proxy: for the log alone. */
    untrustedTrace?: string | undefined;
  }
}

/** Work within a request. Nothing in it may be a value that a visitor has sent. */
export interface WorkSpan {
  /** Of few values. */
  name: string;
  attributes?: Record<string, string>;
  /** Whether another process does it. */
  isElsewhere?: boolean;
}

/** Traces of requests through several processes. */
export interface Tracing {
  /**
   * Takes over the trace that a trusted proxy says the request belongs to. To be mounted before the log.
   * @param toSpanName what a request is about, of few values; asked once it has been answered
   */
  follow(toSpanName: (request: Request) => string): RequestHandler;
  /**
   * Does work as a span within that of the request on whose behalf it is done; for nobody's request it is just done. Undefined where no
   * traces are sent: who asks for spans costs nothing then.
   */
  during?: <Result>(span: WorkSpan, work: () => Promise<Result>) => Promise<Result>;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}

/** `name=value` pairs, separated by commas, values percent-encoded. */
export function readHeaders(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => /^\s*([!#$%&'*+.^_`|~0-9a-z-]+)\s*=(.*)$/i.exec(pair));
  if (pairs.includes(null)) throw new Error('must be name=value, separated by commas');
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, decodeURIComponent(pair![2]!.trim())]));
}

/** Settings of traces, by the names that OpenTelemetry gave them. */
export const tracingShape = {
  /** Where traces are sent, by OTLP over HTTP; without it they are passed on and logged only. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional(),
  /** Headers of what is sent, such as those with the key of a collector: `name=value,…`, each percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: readable(readHeaders).optional(),
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
