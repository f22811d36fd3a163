import { Router, type Request, type Response } from 'express';
import { pictureQuerySchema, type PictureQuery } from 'shared-kit/contracts/api/picture';
import { ORIGINAL_WIDTH } from 'shared-kit/domain/picture-address';
import { ApiFault } from '../../http/api-fault.ts';
import { checkInput } from '../../http/contract-routes.ts';
import { energyRouter } from './energy-router.ts';
import { QueueFull } from './job-queue.ts';
import { PictureUnavailable, UpstreamFault } from './original.ts';
import type { VariantSize } from './picture-variants.ts';
import type { Pictures } from './pictures.ts';
import { qrRouter } from './qr-router.ts';
import { SHARE_SIZE } from './share-picture.ts';
import { isOfVisitor } from './sources/stored-source.ts';

/** Immutable, as the id of a picture is derived from its source. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** One that a visitor may take back; proxies keep none. */
const FOR_MINUTES = 'private, max-age=300';

interface PicturesRouterOptions {
  pictures: Pictures;
  /** Origin of the site, such as `https://www.agency.example` (`PUBLIC_URL`). */
  publicUrl?: string | undefined;
}

/** `GET /media/{id}`, `/media/share/{id}.jpg`, `/media/qr.svg` and `/images/epc/{region}/{label}.png` (product I1, I2, E7, R4). */
export function picturesRouter({ pictures, publicUrl }: PicturesRouterOptions): Router {
  const router = Router();
  router.use(energyRouter(), qrRouter({ publicUrl }));

  router.get('/media/:id', (request, response) =>
    sendVariant(request, response, request.params.id, toSize(checkInput(pictureQuerySchema, request.query))),
  );
  router.get('/media/share/:id.jpg', (request, response) =>
    sendVariant(request, response, request.params.id, SHARE_SIZE),
  );

  async function sendVariant(request: Request, response: Response, id: string, size: VariantSize) {
    const record = await pictures.find(id);
    if (!record) throw new ApiFault('picture-not-found');
    const lifetime = isOfVisitor(record.source) ? FOR_MINUTES : FOR_EVER;
    response.set({ etag: `"${pictures.toKey(record, size)}"`, 'cache-control': lifetime });
    if (request.fresh) return void response.status(304).end();
    const left = new AbortController();
    response.once('close', () => left.abort());
    const variant = await pictures.variant(record, size, left.signal).catch((error: unknown) => {
      if (!left.signal.aborted) throw answerTo(error, response);
    });
    if (!variant) return;
    response.type(size.format).send(variant);
  }

  return router;
}

/** The default size is the largest that pages use, as an original may be of any size. */
const toSize = (query: PictureQuery): PictureQuery =>
  query.width || query.height ? query : { ...query, width: ORIGINAL_WIDTH };

/** The response for a picture that cannot be shown, with a short cache lifetime. */
function answerTo(error: unknown, response: Response): unknown {
  response.removeHeader('etag');
  if (error instanceof QueueFull) {
    response.set('retry-after', '5');
    return new UpstreamFault(503, error);
  }
  if (!(error instanceof PictureUnavailable)) return error;
  return error.fault === 'missing' ? new ApiFault('picture-not-found') : new UpstreamFault(502, error);
}
