import type { RequestHandler } from 'express';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { RendererPool } from '../renderers/renderer-pool.ts';

/** The process answers. */
export const healthz: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/**
 * Pages can be rendered: a shell is live and its code runs. The API does not count: without it the pages still say so,
 * and a gateway that leaves the balancer would show nothing at all. Why nothing can be rendered is in the log.
 */
export function readyz(
  releases: LiveReleases,
  { exclusions }: Pick<RendererPool, 'exclusions'>,
  isStopping: () => boolean,
): RequestHandler {
  return async (_request, response) => {
    const composition = await releases.current().then(
      (snapshot) => snapshot.composition,
      () => undefined,
    );
    if (isStopping() || !composition) {
      const reason = isStopping() ? 'stopping' : 'no shell is live that runs';
      response.locals.isNoFault = isStopping();
      return void response.status(503).json({ status: 'not ready', reason });
    }
    const live = Object.values(composition.remotes).map(({ name, version }) => [name, version]);
    const excluded = exclusions.list().map(({ until, ...rest }) => ({ ...rest, until: new Date(until) }));
    response.json({
      status: 'ready',
      shell: composition.shell.version,
      remotes: Object.fromEntries(live),
      excluded,
    });
  };
}
