import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { Site } from 'shared-kit/contracts/api/site';
import { framePath } from 'composer/contract';
import { frameThirdParty } from 'shared-kit/contracts/map-frames';
import { THIRD_PARTY_IDS } from 'shared-kit/domain/third-party-ids';
import type { ThirdPartyName } from 'shared-kit/domain/third-party-ids';
import { byNonce, contentSecurityPolicy } from '../http/security.ts';
import type { SecurityOptions } from '../http/security.ts';
import type { LiveReleases } from 'composer/gateway';
import { findFrame, frameDocument } from './frame-document.ts';
import type { MapTiles } from './map-tiles.ts';

interface FrameDependencies {
  releases: Pick<LiveReleases, 'current'>;
  security: SecurityOptions;
  tiles: MapTiles | undefined;
  /** What the agency has configured; no third party while the API is away. */
  site: () => Promise<Pick<Site, 'thirdParties'>>;
}

/**
 * Documents of frames, `/frames/<remote>/<name>/`, of the releases that are live. Only pages of the site may embed them; they use no other
 * origin but that of a server of tiles, and no third party. A frame that shows a third party is there while the agency has configured it, and may use
 * what the live shell declares for it.
 */
export function frameRouter(dependencies: FrameDependencies): Router {
  const own = ownFrame(dependencies);
  const router = Router({ strict: true });
  router.get(framePath(':remote', ':name'), (request, response, next) => {
    const thirdParty = frameThirdParty(String(request.params.name));
    const answer = thirdParty ? thirdPartyFrame(dependencies, thirdParty) : own;
    return answer(request, response, next);
  });
  return router;
}

function ownFrame({ releases, security, tiles }: FrameDependencies): RequestHandler {
  const connections = tiles?.origin ? [tiles.origin] : [];
  const policy = contentSecurityPolicy(security, { scripts: [], connections, images: [], frames: [] });
  return async (request, response, next) => {
    const { composition } = await releases.current();
    const { remote, name } = request.params as { remote: string; name: string };
    const frame = findFrame(composition, remote, name);
    if (!frame) return next();
    policy(request, response, throwIfAny);
    send(response, frameDocument(frame, { tiles }));
  };
}

function thirdPartyFrame(
  { releases, security, site }: FrameDependencies,
  thirdParty: ThirdPartyName,
): RequestHandler {
  return async (request, response, next) => {
    const snapshot = await releases.current();
    const { remote, name } = request.params as { remote: string; name: string };
    const frame = findFrame(snapshot.composition, remote, name);
    const id: unknown = frame && (await site()).thirdParties?.[thirdParty];
    if (!frame || typeof id !== 'string' || !THIRD_PARTY_IDS[thirdParty].pattern.test(id)) return next();
    const nonce = randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(security, snapshot.frameSources(thirdParty), {
      styles: [byNonce(nonce)],
    });
    policy(request, response, throwIfAny);
    send(response, frameDocument(frame, { thirdParty: { id, nonce } }));
  };
}

function send(response: Parameters<RequestHandler>[1], document: string) {
  response.set('cache-control', 'no-cache').set('x-robots-tag', 'noindex').type('html').send(document);
}

function throwIfAny(error?: unknown) {
  if (error) throw error;
}
