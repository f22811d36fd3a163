import type { Logger } from 'pino';
import { passedOnTraces } from './tracing.ts';
import type { Tracing, TracingSettings } from './tracing.ts';

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
