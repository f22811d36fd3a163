import { Router, type Request } from 'express';
import QRCode from 'qrcode';
import { pagePathSchema } from 'shared-kit/contracts/api/scalars';
import { canonicalPath } from 'composer/paths';
import * as z from 'zod';
import { checkInput } from '../../../http/operation-route.ts';

const MAX_PATH_LENGTH = 300;

const querySchema = z.object({
  path: pagePathSchema
    .max(MAX_PATH_LENGTH)
    .refine(
      (path) => path.length > MAX_PATH_LENGTH || canonicalPath(path) === path,
      'must be the path of a page',
    ),
});

/**
 * `GET /media/qr.svg?path=/fr/…/`: QR code of the absolute address of a page, for print. `publicUrl` is the origin of the site; without it
 * that of the request, and then the response is not cached.
 */
export function qrRouter({ publicUrl }: { publicUrl?: string | undefined }): Router {
  const router = Router();
  router.get('/media/qr.svg', async (request, response) => {
    const { path } = checkInput(querySchema, request.query);
    const address = new URL(path, publicUrl ?? readOrigin(request)).href;
    const svg = await QRCode.toString(address, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
    response.set('cache-control', publicUrl ? 'public, max-age=86400' : 'no-store');
    response.type('svg').send(svg);
  });
  return router;
}

function readOrigin(request: Request): string {
  return `${request.protocol}://${request.host}`;
}
