import type { Logger } from 'pino';
import { errorFrom } from '../renderer-channel/messages.ts';
import type { Fault, PartTime } from '../renderer-channel/messages.ts';
import type { StackResolver } from '../faults/stack-resolver.ts';
import type { Audience } from '../releases/snapshot.ts';
import type { Exclusion } from './exclusions.ts';
import type { PageTask } from './page-task.ts';
import { RendererPool } from './renderer-pool.ts';

export interface RendererSettings {
  /** `memory` is that of each, in bytes; `partShare` in ms of processor. */
  renderers: { count: number; memory: number; partShare: number };
  /** Folder of the releases. */
  releases: string;
  /** Apps under development: what releases write to their console is shown while there are any. */
  development: readonly unknown[];
}

/** What renderers tell about themselves. */
export interface RendererMetrics {
  /** Counts a fault that the site survived. */
  countFault(fault: Pick<Fault, 'app' | 'version' | 'kind'>): void;
  countReplacement(reason: string): void;
  /** Measures what a part took of a page. */
  measurePart(part: PartTime, isOverShare: boolean): void;
  /** From now on there are no figures of parts of other releases than these, and than the canary's. */
  setLive(
    apps: readonly { name: string; version: string }[],
    canary?: { app: string; version: string; percent: number },
  ): void;
  /** Reads figures of the renderers whenever they are asked for. */
  watchRenderers(renderers: Pick<RendererPool, 'exclusions' | 'cpuSeconds'>): void;
}

interface Told {
  stacks: Pick<StackResolver, 'resolve'>;
  /** Told of a release that is left out of pages of visitors who hold no link. */
  excluded(exclusion: Exclusion, audience: Audience): void;
  /** Told of a fault in a page. */
  faulted(fault: Fault, task: Pick<PageTask, 'requestId'> | undefined): void;
}

/** The renderers of a gateway; what happens to them is in the log and in the metrics. */
export function startRenderers(
  { renderers, releases, development }: RendererSettings,
  metrics: RendererMetrics,
  log: Logger,
  { stacks, excluded, faulted }: Told,
): RendererPool {
  const pool = new RendererPool({
    size: renderers.count,
    memory: renderers.memory,
    partShare: renderers.partShare,
    measured: metrics.measurePart,
    releases,
    fault({ app, error, ...fault }, task, audience) {
      if (audience !== 'holder') metrics.countFault({ app, ...fault });
      const page = task && { url: task.url, requestId: task.requestId };
      faulted({ app, ...fault, error }, task);
      void stacks
        .resolve(error)
        .then((resolved) =>
          log.error(
            { remote: app, ...fault, ...page, err: errorFrom(resolved) },
            audience === 'holder' ? 'page fault in a preview' : 'page fault',
          ),
        );
    },
    excluded(exclusion, audience) {
      const { app, version, expose, kind, until } = exclusion;
      const seconds = Math.round((until - Date.now()) / 1000);
      const where = audience === 'holder' ? 'of a preview for a while' : 'for a while';
      log.error({ remote: app, version, expose, kind, seconds }, `release is left out ${where}`);
      if (audience !== 'holder') excluded(exclusion, audience);
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
