import type { Logger } from 'pino';
import type { RendererMetrics } from '../http/metrics.ts';
import { errorFrom } from '../renderer-channel/messages.ts';
import type { Settings } from '../settings.ts';
import { RendererPool } from './renderer-pool.ts';

/** The renderers of a gateway; what happens to them is in the log and in the metrics. */
export function startRenderers(
  { renderers, releases, development }: Pick<Settings, 'renderers' | 'releases' | 'development'>,
  metrics: RendererMetrics,
  log: Logger,
): RendererPool {
  const pool = new RendererPool({
    size: renderers.count,
    memory: renderers.memory,
    releases,
    fault({ app, error, ...fault }, task) {
      metrics.countFault({ app, ...fault });
      const page = task && { url: task.url, requestId: task.requestId };
      log.error({ remote: app, ...fault, ...page, err: errorFrom(error) }, 'page fault');
    },
    excluded({ app, version, kind, until }) {
      const seconds = Math.round((until - Date.now()) / 1000);
      log.error({ remote: app, version, kind, seconds }, 'release is left out for a while');
    },
    replaced(reason) {
      metrics.countReplacement(reason);
      log.warn({ reason }, 'renderer is replaced');
    },
    // Only a developer's own words: on a live site a release might write what visitors typed.
    log: (text) => development.length > 0 && process.stderr.write(`${text}\n`),
  });
  metrics.watchRenderers(pool);
  return pool;
}
