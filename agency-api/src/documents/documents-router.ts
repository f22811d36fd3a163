import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { fileName } from 'shared-kit/domain/uploaded-file';
import { commands } from 'shared-kit/contracts/api/commands';
import { noForeignOrigin } from '../auth/own-origin.ts';
import { ApiFault } from '../http/api-fault.ts';
import { serveCommand } from '../http/command-route.ts';
import { answerExpired } from '../http/expired-link.ts';
import { findDocument } from '../listings/property/find-document.ts';
import { idOfExpiringToken } from '../mail/expiring-token.ts';
import { hostConnections } from '../pictures/sources/host-connections.ts';
import { pictureHosts } from '../pictures/sources/picture-hosts.ts';
import { documentOfLink, renewalPage } from './document-link.ts';
import { fetchDocument } from './fetch-document.ts';
import { renewLinks, type RenewalDependencies } from './renew-links.ts';

interface RouterOptions extends RenewalDependencies {
  /** Servers that documents may be fetched from: those of the pictures. */
  hosts?: string | undefined;
}

/** ms that the server of a document may be silent: less than the gateway waits for the API. */
const SILENCE = 25_000;

/**
 * `GET /api/documents/{token}`: a document that is not public, by the link of a mail. Its own address stays unknown (product U6).
 * `POST /api/documents/renew` mails the links anew.
 */
export function documentsRouter({ hosts = '', ...dependencies }: RouterOptions): Router {
  const { database, config, publicUrl } = dependencies;
  const router = Router();
  const allowed = pictureHosts(hosts);
  const dispatcher = hostConnections(allowed);

  router.use('/api/documents/renew', noForeignOrigin(publicUrl));
  serveCommand(router, commands.renewDocumentLink, async ({ token }, visitor) => {
    await renewLinks(dependencies, token, visitor);
    return { done: true };
  });

  router.get('/api/documents/:token', async (request, response) => {
    const opened = await idOfExpiringToken(database, 'documents', request.params.token);
    const name = opened && documentOfLink(opened.id);
    if (opened?.isExpired) {
      if (!name?.requestId) return answerExpired(request, response);
      return response.set('cache-control', 'no-store').redirect(303, renewalPage(name, request.params.token));
    }
    const document = name && (await findDocument(database, config, name));
    if (!document) throw new ApiFault('not-found');
    const left = new AbortController();
    response.once('close', () => left.abort());
    const { type, bytes } = await fetchDocument(document.Url, {
      hosts: allowed,
      dispatcher,
      silence: SILENCE,
      left: left.signal,
      onUnreachable: (error) => {
        if (!left.signal.aborted)
          request.log.error({ err: error }, 'the server of a document is not reached');
      },
    });
    response.attachment(fileName(document.Name, EXTENSIONS[type])).type(type).set({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    await pipeline(bytes, response).catch((error: unknown) => {
      response.destroy();
      if (!left.signal.aborted)
        request.log.error({ err: error }, 'a document of a property cannot be passed on');
    });
  });
  return router;
}

const EXTENSIONS: Record<string, 'pdf' | 'jpg' | 'png' | 'webp'> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
