import { Router } from 'express';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { serveOperation } from '../../http/contract-routes.ts';
import { idOfToken } from '../../mail/mailing-links.ts';
import { isPasswordLinkOpen } from './account-links.ts';
import { canBeConfirmed, canBeUndone } from './email-change/email-changes.ts';

/** `GET /api/owner/link`: tells a page that the link which led to it is over, before anything is typed. */
export function ownerLinkRouter(database: Database): Router {
  const router = Router();
  serveOperation(
    router,
    operations.getOwnerLink,
    async ({ kind, token }) => {
      if (kind === 'new-password') return { isOpen: await isPasswordLinkOpen(database, token) };
      const id = await idOfToken(database, kind, token).catch(notOfAMail);
      const isOpen = kind === 'new-email' ? canBeConfirmed : canBeUndone;
      return { isOpen: id !== undefined && (await isOpen(database, id)) };
    },
    'no-store',
  );
  return router;
}

function notOfAMail(error: unknown): undefined {
  if (!(error instanceof ApiFault)) throw error;
}
