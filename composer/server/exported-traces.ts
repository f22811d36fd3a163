import { AsyncLocalStorage } from 'node:async_hooks';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { loggedUrl } from './logged-fields.ts';
import { isProbe } from './request-log.ts';
import { takeTrace } from './tracing.ts';
import type { Tracing } from './tracing.ts';

/** Minimum ms between two log lines about faults of the export. */
const LOG_INTERVAL = 60_000;

interface ExportOptions {
  /** Name of the program; `OTEL_SERVICE_NAME` is another one. */
  service: string;
  /** Base address of the collector. */
  endpoint: string;
  /** Of each request to it. */
  headers: Record<string, string>;
  /** Of all traces, 0 to 1. */
  share: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * One span for each request, and for work within it that asks for one, sent in batches. Which traces are sent follows from their number, and not from the flag of a header:
 * processes with the same share send the same ones. The number is a trusted proxy's or our own.
 */
export function exportedTraces({ service, endpoint, headers, share, log }: ExportOptions): Tracing {
  const tell = tellFaults(log);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  });
  const tracer = provider.getTracer('composer');
  const requests = new AsyncLocalStorage<Context>();
  return {
    async during({ name, attributes = {}, isElsewhere = false }, work) {
      const parent = requests.getStore();
      if (!parent) return work();
      const kind = isElsewhere ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const span = tracer.startSpan(name, { kind, attributes }, parent);
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    follow: (toSpanName) => (request, response, next) => {
      if (isProbe(request)) return next();
      const { method } = request;
      const attributes = { 'http.request.method': method, 'url.path': loggedUrl(request.originalUrl) };
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes },
        parseTraceParent(takeTrace(request)),
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      request.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
      response.once('close', () => {
        const { statusCode } = response;
        span.updateName(`${method} ${toSpanName(request)}`);
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      requests.run(trace.setSpan(ROOT_CONTEXT, span), next);
    },
    close: () => provider.shutdown().catch((error: Error) => tell(error.message)),
  };
}

function parseTraceParent(given: string | undefined): Context {
  if (given === undefined) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = given.split('-') as [string, string, string, string];
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: parseInt(flags, 16) & 1,
    isRemote: true,
  });
}

/** The export writes nothing to the console, and fails no request: its faults are a line in the log. */
function tellFaults(log: Pick<Logger, 'warn'>): (message: string) => void {
  let loggedAt = -Infinity;
  const tell = (message: string) => {
    if (performance.now() - loggedAt < LOG_INTERVAL) return;
    loggedAt = performance.now();
    log.warn({ reason: message }, 'traces are not exported');
  };
  const ignore = () => {};
  diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return tell;
}
