import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { fileName } from 'shared-kit/domain/uploaded-file';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { findDocument } from '../../catalogue/listings/property/find-property.ts';
import { idOfExpiringToken } from '../../mail/expiring-token.ts';
import { hostConnections } from '../../files/pictures/sources/host-connections.ts';
import { pictureHosts } from '../../files/pictures/sources/picture-hosts.ts';
import { documentOfLink, renewalPage } from './document-link.ts';
import { fetchDocument } from './fetch-document.ts';

interface RouterOptions {
  database: Database;
  config: AgencyConfig;
  /** Servers that documents may be fetched from: those of the pictures. */
  hosts?: string | undefined;
}

/** ms that the server of a document may be silent: less than the gateway waits for the API. */
const SILENCE = 25_000;

/**
 * `GET /api/documents/{token}`: a document that is not public, by the link of a mail. Its own address stays unknown (product U6). A link that is
 * over leads to the page that offers new ones.
 */
export function documentsRouter({ database, config, hosts = '' }: RouterOptions): Router {
  const router = Router();
  const allowed = pictureHosts(hosts);
  const dispatcher = hostConnections(allowed);

  router.get('/api/documents/:token', async (request, response) => {
    const opened = await idOfExpiringToken(database, 'documents', request.params.token);
    const name = opened && documentOfLink(opened.id);
    if (opened?.isExpired) {
      if (!name) throw new ApiFault('not-found');
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
