import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { framePath } from '../../contract/frames.ts';
import { byNonce, contentSecurityPolicy } from '../http/security.ts';
import type { SecurityOptions } from '../http/security.ts';
import type { LiveSnapshot, Snapshot } from '../releases/snapshot.ts';
import type { GatewaySite, IframeFacts } from '../site.ts';
import { findIframe, iframeDocument } from './iframe-document.ts';

interface IframeDependencies {
  releases: LiveSnapshot;
  security: SecurityOptions;
  iframe: GatewaySite['iframe'];
}

/**
 * Documents of iframes, `/frames/<remote>/<name>/`, of the releases that are live. Only pages of the site may embed them; they use no other
 * origin but those that the site names, and no third party but the one that they show.
 */
export function iframeRouter({ releases, security, iframe }: IframeDependencies): Router {
  const router = Router({ strict: true });
  router.get(framePath(':remote', ':name'), async (request, response, next) => {
    const snapshot = await releases.current();
    const { remote, name } = request.params as { remote: string; name: string };
    const found = findIframe(snapshot.composition, remote, name);
    const facts = found && (await iframe(name));
    if (!found || !facts) return next();
    const nonce = facts.thirdParty === undefined ? undefined : randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(security, sources(facts, snapshot), {
      styles: nonce === undefined ? [] : [byNonce(nonce)],
    });
    policy(request, response, throwIfAny);
    response
      .set('cache-control', 'no-cache')
      .set('x-robots-tag', 'noindex')
      .type('html')
      .send(iframeDocument(found, facts, nonce));
  });
  return router;
}

const sources = ({ thirdParty, connections = [] }: IframeFacts, snapshot: Snapshot) =>
  thirdParty === undefined
    ? { scripts: [], connections: [...connections], images: [], frames: [] }
    : snapshot.frameSources(thirdParty);

function throwIfAny(error?: unknown) {
  if (error) throw error;
}
