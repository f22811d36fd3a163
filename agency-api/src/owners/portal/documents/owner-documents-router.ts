import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import * as z from 'zod';
import type { CurrentOwner } from '../../auth/current-owner.ts';
import type { OwnerAccess } from '../../auth/owner-access.ts';
import { ownOriginOnly } from '../../../http/own-origin.ts';
import { DOCUMENTS_PER_OWNER, toDocumentsAttempt } from '../../auth/sign-in-limits.ts';
import { siteAddress } from '../../../http/site-address.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { ownerDocuments } from '../../../database/schema/owner-documents.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import { serveCommand } from '../../../http/command-route.ts';
import { languageOrder } from '../../../catalogue/listings/language-order.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { claimUploads } from '../../../files/uploads/claim-uploads.ts';
import { linkUploads } from '../../../files/uploads/link-uploads.ts';
import { ownProperties } from '../owner-route.ts';
import { findAskedDocument } from './asked-documents.ts';
import { documentMail } from './document-mail.ts';

interface OwnerDocumentsDependencies {
  database: Database;
  config: AgencyConfig;
  publicUrl?: string | undefined;
  /** Of the agency, for properties without manager; without it its own address. */
  agencyMailbox?: string | undefined;
  onMailQueued?: (() => void) | undefined;
}

/** `POST /api/owner/documents`: files of an owner, for what the agency still needs (product O20). */
export function ownerDocumentsRouter(
  { database, config, publicUrl, agencyMailbox, onMailQueued }: OwnerDocumentsDependencies,
  currentOwner: CurrentOwner,
  access: () => Promise<OwnerAccess>,
): Router {
  const router = Router();

  router.post(commands.sendOwnerDocument.path, ownOriginOnly(publicUrl));
  serveCommand(router, commands.sendOwnerDocument, async ({ propertyId, code, files }, request, response) => {
    const owner = await currentOwner(request, response);
    if (!owner) throw new ApiFault('sign-in-required');
    const [property] = ownProperties(owner, propertyId);
    const asked = await findAskedDocument(database, { propertyId: property!, code }, languageOrder(config));
    if (!asked) throw new ApiFault('not-found');
    if (files.length === 0) throw noFile();
    await (await access()).limits.count(toDocumentsAttempt(owner.feedEmail), DOCUMENTS_PER_OWNER);
    const site = siteAddress(request, publicUrl);
    const mail = documentMail(config, owner, {
      asked,
      files: await linkUploads(database, files, { site, config }),
      mailbox: parseMailbox(asked.managerEmail) ?? agencyMailbox ?? config.agency.email,
    });
    await database.transaction(async (transaction) => {
      const id = randomUUID();
      await transaction.insert(ownerDocuments).values({ id, propertyId, code, ownerEmail: owner.feedEmail });
      await claimUploads(transaction, id, 'files', files);
      await queueMail(transaction, mail);
    });
    onMailQueued?.();
    return { done: true };
  });
  return router;
}

const noFile = () =>
  new ApiFault('invalid-input', [{ field: 'files', rule: 'at least one file', messageKey: 'required' }]);

/** What the feed gives as a manager's address may be none. */
const parseMailbox = (text: string | null) => (z.email().safeParse(text).success ? text! : undefined);
