import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { serveCommand } from '../http/command-route.ts';
import { serveOperation } from '../http/operation-route.ts';
import { idOfToken, unknownToken } from '../mail/mail-token.ts';
import { decide, findReview } from './decide.ts';

interface TestimonialsDependencies {
  database: Database;
  config: AgencyConfig;
  onMailQueued?: (() => void) | undefined;
}

/** `GET /api/testimonials/review` and `POST /api/testimonials/decision`: for the agency, which has the mail of the testimonial. */
export function testimonialsRouter({ database, config, onMailQueued }: TestimonialsDependencies): Router {
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
    await decide(database, config, id, wish);
    onMailQueued?.();
    return review(id);
  });
  return router;
}
