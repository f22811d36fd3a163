import type { Request } from 'express';
import { and, eq } from '../../../database/drizzle.ts';
import { visitorNetwork } from 'composer/server';
import { attemptLimits, type Limit } from '../../../http/attempt-limits.ts';
import { siteAddress } from '../../../http/site-address.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { formSubmissions } from '../../../database/schema/forms.ts';
import { siteSecret } from '../../../database/site-secret.ts';
import { documentOfLink } from '../../documents/document-link.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import { vocabularySource } from '../../../catalogue/listings/vocabulary/vocabulary.ts';
import { idOfExpiringToken } from '../../../mail/expiring-token.ts';
import { mailboxKey } from '../../../mail/mailbox-key.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { mailAllowance } from '../confirmation-limit.ts';
import { requestedProperty, type RequestedProperty } from '../requested-property.ts';
import { listDocuments, mailWithDocuments } from './document-request-form.ts';

/** What new links need. */
export interface RenewalDependencies {
  database: Database;
  config: AgencyConfig;
  publicUrl?: string | undefined;
  agencyMailbox?: string | undefined;
  onMailQueued?: (() => void) | undefined;
}

const HOUR = 3_600;
/** From one network, as of forms. */
const PER_NETWORK: Limit = { max: 10, seconds: HOUR };
/** To one mailbox, beside what forms send to it (product V43). */
const PER_MAILBOX: Limit = { max: 3, seconds: 24 * HOUR };

/**
 * Mails new links to the documents of a request, for the token of one of its links. They go to the address that the request came from, and to
 * no other: whoever has an old link learns nothing. Nothing is mailed for a token that the site did not make, for a request that was
 * erased, for a property that is not offered any more, or past the limit of the mailbox; the caller is not told which. Throws `ApiFault`
 * 429 when too many ask from one network.
 */
export async function renewLinks(
  dependencies: RenewalDependencies,
  token: string,
  visitor: Request,
): Promise<void> {
  const { database, config, publicUrl, onMailQueued } = dependencies;
  const limits = attemptLimits(database, await siteSecret(database, 'document-limits'));
  await limits.count({ what: 'documents from', who: visitorNetwork(visitor.ip ?? '') }, PER_NETWORK);
  const request = await findRequest(dependencies, token);
  if (!request || listDocuments(request).length === 0) return;
  const mailbox = mailboxKey(request.fields.email);
  if ((await limits.add({ what: 'documents to', who: mailbox }, PER_MAILBOX.seconds)) > PER_MAILBOX.max)
    return;
  const { optIn } = await mailAllowance(database, mailbox);
  if (optIn === undefined) return;
  const mail = await mailWithDocuments(request, {
    database,
    config,
    vocabulary: await vocabularySource(database, config)(),
    agencyMailbox: dependencies.agencyMailbox ?? config.agency.email,
    siteUrl: siteAddress(visitor, publicUrl),
  });
  await queueMail(database, { ...mail, forgetsRecipient: true }, { inSeconds: optIn });
  onMailQueued?.();
}

type DocumentRequest = Parameters<typeof mailWithDocuments>[0];

/** The request that the link of a mail belongs to, as it is kept. */
async function findRequest(
  { database, config }: RenewalDependencies,
  token: string,
): Promise<DocumentRequest | undefined> {
  const opened = await idOfExpiringToken(database, 'documents', token);
  // A link that still opens needs no new one.
  const requestId = opened?.isExpired ? documentOfLink(opened.id)?.requestId : undefined;
  if (requestId === undefined) return undefined;
  const [kept] = await database
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, requestId), eq(formSubmissions.kind, 'document-request')));
  if (!kept || kept.propertyId === null) return undefined;
  const vocabulary = await vocabularySource(database, config)();
  const property = await requestedProperty(
    database,
    config,
    vocabulary,
    kept.propertyId,
    kept.language,
  ).catch(notOffered);
  if (!property) return undefined;
  const { id, kind, language, idempotencyKey, createdAt } = kept;
  const fields = kept.fields as unknown as DocumentRequest['fields'];
  const sent = { scriptless: undefined, address: '', receivedAt: createdAt };
  return { id, kind, language, idempotencyKey, fields, property, ...sent };
}

function notOffered(error: unknown): RequestedProperty | undefined {
  if (error instanceof ApiFault && error.problem.status < 500) return undefined;
  throw error;
}
