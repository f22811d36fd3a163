import type { RequestHandler } from 'express';
import type { LiveReleases } from '../releases/live-releases.ts';

/** The process answers. */
export const healthz: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/**
 * Pages can be rendered: a shell is live and its code runs. The API does not count: without it the pages still say so,
 * and a gateway that leaves the balancer would show nothing at all.
 */
export function readyz(releases: LiveReleases, isStopping: () => boolean): RequestHandler {
  return (_request, response) => {
    try {
      if (isStopping()) throw new Error('stopping');
      const snapshot = releases.current();
      snapshot.shell();
      const { shell, remotes } = snapshot.composition;
      const live = Object.values(remotes).map(({ name, version }) => [name, version]);
      response.json({ status: 'ready', shell: shell.version, remotes: Object.fromEntries(live) });
    } catch (error) {
      response
        .status(503)
        .json({ status: 'not ready', reason: error instanceof Error ? error.message : String(error) });
    }
  };
}
