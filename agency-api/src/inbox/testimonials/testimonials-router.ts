import { Router } from 'express';
import { checkInput, serveOperation, serveCommand } from '../../http/contract-routes.ts';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import { testimonialReviewQuerySchema } from 'shared-kit/contracts/api/testimonial';
import { TESTIMONIAL_PICTURE_PATH } from 'shared-kit/domain/testimonials';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { Uploads } from '../../files/uploads/uploads.ts';
import { idOfToken, unknownToken } from '../../mail/mailing-links.ts';
import { decide } from './decide.ts';
import { findReview } from './stored-testimonials.ts';
import { drawSentPicture, publicPicture } from './testimonial-pictures.ts';

interface TestimonialsDependencies {
  database: Database;
  config: AgencyConfig;
  /** Where the pictures lie that came with testimonials. */
  uploads: Uploads;
  onMailQueued?: (() => void) | undefined;
}

/** `GET /api/testimonials/review` and `…/picture`, and `POST /api/testimonials/decision`: for the agency, which has the mail of the testimonial. */
export function testimonialsRouter({
  database,
  config,
  uploads,
  onMailQueued,
}: TestimonialsDependencies): Router {
  const router = Router();

  async function review(id: string) {
    const found = await findReview(database, id);
    if (!found) throw unknownToken();
    return found;
  }

  serveOperation(
    router,
    operations.getTestimonialReview,
    async ({ token }) => review(await idOfToken(database, 'testimonials', token)),
    'no-store',
  );
  serveCommand(router, commands.decideTestimonial, async ({ token, ...wish }) => {
    const id = await idOfToken(database, 'testimonials', token);
    await decide({ database, config, uploads }, id, wish);
    onMailQueued?.();
    return review(id);
  });
  router.get(TESTIMONIAL_PICTURE_PATH, async (request, response) => {
    const { token } = checkInput(testimonialReviewQuerySchema, request.query);
    const id = await idOfToken(database, 'testimonials', token);
    const bytes =
      (await publicPicture(database, id)) ?? (await drawSentPicture(database, uploads, id))?.bytes;
    if (!bytes) throw new ApiFault('not-found');
    response
      .set({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      .type('webp')
      .send(bytes);
  });
  return router;
}
