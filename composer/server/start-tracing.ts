import type { Logger } from 'pino';
import { passedOnTraces, readHeaders } from './tracing.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

/** Traces that are exported too where the settings say so: OpenTelemetry's code is loaded for that alone. */
export async function startTracing(
  service: string,
  settings: TracingSettings,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (endpoint === undefined) return passedOnTraces;
  const headers = readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? '');
  const { exportedTraces } = await import('./exported-traces.ts');
  return exportedTraces({ service, endpoint, headers, share, log });
}
