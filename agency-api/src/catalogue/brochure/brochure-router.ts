import { Router, type Request, type Response } from 'express';
import { BROCHURE_PATH } from 'shared-kit/contracts/api/property-files';
import { languageSchema } from 'shared-kit/contracts/api/scalars';
import { fileName } from 'shared-kit/domain/uploaded-file';
import { visitorNetwork } from 'composer/server';
import * as z from 'zod';
import { checkLanguageInUse } from '../../configuration/language-in-use.ts';
import { checkInput } from '../../http/contract-routes.ts';
import { QueueFull } from '../../files/pictures/job-queue.ts';
import { UpstreamFault } from '../../files/pictures/original.ts';
import { createBrochures, type BrochuresOptions, type FoundBrochure } from './brochures.ts';

interface RouterOptions extends BrochuresOptions {
  /** Origin of the site, such as `https://www.agency.example` (`PUBLIC_URL`). */
  publicUrl?: string | undefined;
}

const MAX_ID = 2_147_483_647;
const askedSchema = z.object({ id: z.coerce.number().int().min(0).max(MAX_ID), lang: languageSchema });

/** `GET /api/properties/{id}/brochure.pdf?lang=fr`: the brochure of a property, for paper and mail (product P23). */
export function brochureRouter({ publicUrl, ...options }: RouterOptions): Router {
  const { config } = options;
  const router = Router();
  const { find, loadBytes } = createBrochures(options);

  // The code of the page says where the site was asked; where nobody configured that, no cache may keep it.
  const caching = publicUrl ? 'public, max-age=60' : 'no-store';

  /** What is asked for. Sets the headers that any answer has. */
  async function found(request: Request, response: Response): Promise<FoundBrochure> {
    const { id, lang } = checkInput(askedSchema, { ...request.params, lang: request.query.lang });
    const site = publicUrl ?? readOrigin(request);
    const brochure = await find({ id, language: checkLanguageInUse(config, lang), site });
    response.set({ etag: `W/"${brochure.key}"`, 'cache-control': caching, 'x-robots-tag': 'noindex' });
    return brochure;
  }

  // Whoever only checks a link gets its answer without a file being made for it, and without the name that the file would have.
  router.head(BROCHURE_PATH, async (request, response) => {
    await found(request, response);
    response.type('pdf').end();
  });

  router.get(BROCHURE_PATH, async (request, response) => {
    const brochure = await found(request, response);
    if (publicUrl && request.fresh) return void response.status(304).end();
    const left = new AbortController();
    response.once('close', () => left.abort());
    const visitor = visitorNetwork(request.ip ?? '');
    const bytes = await loadBytes(brochure, visitor, left.signal).catch((error: unknown) => {
      if (left.signal.aborted) return undefined;
      if (!isOverload(error)) throw error;
      response.set('retry-after', '10');
      throw new UpstreamFault(503, error);
    });
    if (!bytes) return;
    const file = fileName(brochure.name, 'pdf').replace(/[^\w.-]+/g, '-');
    response.set('content-disposition', `inline; filename="${file}"`).type('pdf').send(bytes);
  });
  return router;
}

const readOrigin = (request: Request) => `${request.protocol}://${request.host}`;

const isOverload = (error: unknown) =>
  error instanceof QueueFull || (error instanceof Error && error.name === 'TimeoutError');
