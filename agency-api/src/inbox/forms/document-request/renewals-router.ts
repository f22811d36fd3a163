import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { noForeignOrigin } from '../../../http/site-origin.ts';
import { serveCommand } from '../../../http/contract-routes.ts';
import { renewLinks, type RenewalDependencies } from './renew-links.ts';

/** `POST /api/documents/renew`: mails the links to requested documents anew, once they are over. */
export function renewalsRouter(dependencies: RenewalDependencies): Router {
  const router = Router();
  router.use('/api/documents/renew', noForeignOrigin(dependencies.publicUrl));
  serveCommand(router, commands.renewDocumentLink, async ({ token }, visitor) => {
    await renewLinks(dependencies, token, visitor);
    return { done: true };
  });
  return router;
}
