import { Router, type Request } from 'express';
import { BROCHURE_PATH } from 'shared-kit/contracts/api/brochure';
import { languageSchema } from 'shared-kit/contracts/api/scalars';
import { fileName } from 'shared-kit/domain/uploaded-file';
import * as z from 'zod';
import type { AgencyConfig } from '../content/agency-config.ts';
import { checkLanguageInUse } from '../content/language-in-use.ts';
import { checkInput } from '../http/operation-route.ts';
import type { PropertyAnswers } from '../listings/property/property-answers.ts';
import { QueueFull } from '../pictures/job-queue.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { UpstreamFault } from '../pictures/upstream-fault.ts';
import { createBrochures } from './brochures.ts';

interface RouterOptions {
  config: AgencyConfig;
  properties: PropertyAnswers;
  pictures: Pictures;
  /** Origin of the site, such as `https://www.agency.example` (`PUBLIC_URL`). */
  publicUrl?: string | undefined;
}

const MAX_ID = 2_147_483_647;
const askedSchema = z.object({ id: z.coerce.number().int().min(0).max(MAX_ID), lang: languageSchema });

/** `GET /api/properties/{id}/brochure.pdf?lang=fr`: the brochure of a property, for paper and mail (product P23). */
export function brochureRouter({ config, properties, pictures, publicUrl }: RouterOptions): Router {
  const router = Router();
  const { find, brochureOf } = createBrochures(config, properties, pictures);

  // The code of the page says where the site was asked; where nobody configured that, no cache may keep it.
  const caching = publicUrl ? 'public, max-age=60' : 'no-store';

  // Whoever only checks a link gets its answer without a file being made for it, and without the name that the file would have.
  router.head(BROCHURE_PATH, async (request, response) => {
    const { id, lang } = checkInput(askedSchema, { ...request.params, lang: request.query.lang });
    const { etag } = await find({ id, language: checkLanguageInUse(config, lang) });
    response.set({ etag, 'cache-control': caching, 'x-robots-tag': 'noindex' }).type('pdf').end();
  });

  router.get(BROCHURE_PATH, async (request, response) => {
    const { id, lang } = checkInput(askedSchema, { ...request.params, lang: request.query.lang });
    const left = new AbortController();
    response.once('close', () => left.abort());
    const asked = { id, language: checkLanguageInUse(config, lang), site: publicUrl ?? originOf(request) };
    const brochure = await brochureOf(asked, left.signal).catch((error: unknown) => {
      if (left.signal.aborted) return undefined;
      if (!isOverload(error)) throw error;
      response.set('retry-after', '10');
      throw new UpstreamFault(503, error);
    });
    if (!brochure) return;
    response.set({
      etag: brochure.etag,
      'cache-control': caching,
      'content-disposition': `inline; filename="${fileName(brochure.name, 'pdf').replace(/[^\w.-]+/g, '-')}"`,
      'x-robots-tag': 'noindex',
    });
    if (publicUrl && request.fresh) return void response.status(304).end();
    response.type('pdf').send(brochure.bytes);
  });
  return router;
}

const originOf = (request: Request) => `${request.protocol}://${request.host}`;

const isOverload = (error: unknown) =>
  error instanceof QueueFull || (error instanceof Error && error.name === 'TimeoutError');
