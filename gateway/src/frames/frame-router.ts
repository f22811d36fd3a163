import { Router } from 'express';
import { framePath } from 'shared-kit/contracts/frames';
import { contentSecurityPolicy } from '../http/security.ts';
import type { SecurityOptions } from '../http/security.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { findFrame, frameDocument } from './frame-document.ts';
import type { MapTiles } from './map-tiles.ts';

interface FrameDependencies {
  releases: Pick<LiveReleases, 'current'>;
  security: SecurityOptions;
  tiles: MapTiles | undefined;
}

/**
 * Documents of frames, `/frames/<remote>/<name>/`, of the releases that are live. Only pages of the site may embed them; they use no other
 * origin but that of the tiles, and no third party.
 */
export function frameRouter({ releases, security, tiles }: FrameDependencies): Router {
  const images = tiles ? [tiles.origin] : [];
  const policy = contentSecurityPolicy(security, { scripts: [], connections: [], images, frames: [] });
  const router = Router({ strict: true });
  router.get(framePath(':remote', ':name'), policy, async (request, response, next) => {
    const { composition } = await releases.current();
    const { remote, name } = request.params as { remote: string; name: string };
    const frame = findFrame(composition, remote, name);
    if (!frame) return next();
    response
      .set('cache-control', 'no-cache')
      .set('x-robots-tag', 'noindex')
      .type('html')
      .send(frameDocument(frame, tiles));
  });
  return router;
}
