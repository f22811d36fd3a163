import { createHmac } from 'node:crypto';
import { and, eq, sql } from '../../database/drizzle.ts';
import type { CaptchaResult } from '../captcha/captcha-check.ts';
import { spendCaptcha } from '../captcha/spend-captcha.ts';
import type { Database } from '../../database/database.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { mailboxKey } from '../../mail/mailbox-key.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { queueWebhook } from '../webhook/queue-webhook.ts';
import { mailAllowance, type MailAllowance } from './confirmation-limit.ts';
import type { FormMails } from './mails/form-mails.ts';
import { computeSender } from '../../http/sender.ts';
import { checkFillTime, checkLimits, needsCaptcha, recentSubmissions } from './submission-limits.ts';
import type { Submission } from './submission.ts';

/** By what forms are told apart and counted; hashes, but for the mailbox. */
interface SubmissionKeys {
  /** Of the visitor's input. */
  digest: string;
  /** Of the network address. */
  sender: string;
  mailbox: string;
}

/** @param secret key of the hashes */
export const computeKeys = (submission: Submission, secret: string): SubmissionKeys => ({
  digest: computeDigest(submission, secret),
  sender: computeSender(submission.address, secret),
  mailbox: mailboxKey(submission.fields.email),
});

/** A form that may be taken, or the id of the submission that is stored of it already. */
type CheckedSubmission = { earlier: string } | { earlier?: never; needsCaptcha: boolean };

/**
 * Whether a form is stored already, and may be stored. Throws `ApiFault` 422 (fill time) or 429. Nothing is sure before the
 * transaction that holds the locks of its counts has asked again.
 */
export async function checkSubmission(
  database: Database,
  submission: Submission,
  { digest, sender }: SubmissionKeys,
): Promise<CheckedSubmission> {
  const earlier = await findEarlier(database, submission.idempotencyKey, digest);
  if (earlier !== undefined) return { earlier };
  checkFillTime(submission);
  const recent = await recentSubmissions(database, sender);
  checkLimits(recent, submission);
  return { needsCaptcha: needsCaptcha(recent, submission) };
}

interface StoreOptions {
  /** What is kept of the fields. */
  kept: object;
  /** Whatever came before from this address. */
  isCaptchaNeeded?: boolean | undefined;
  /** What became of the captcha that came with it. */
  captcha: CaptchaResult;
  keys: SubmissionKeys;
  /** What else belongs to the form; `allowance` says which mails the visitor may get. */
  storeMore(transaction: Database, allowance: MailAllowance): Promise<void> | undefined;
  /** Nothing begins without the mail to the visitor. */
  isOptIn?: boolean | undefined;
  /** Whether the agency's own programs are told of it. */
  isTold?: boolean | undefined;
}

/**
 * Stores a form and its mails in one transaction, and returns the id of the submission. A form with the same idempotency key
 * is stored once. Throws `ApiFault` 422 (captcha, fill time) or 429; nothing is stored then.
 */
export async function storeSubmission(
  database: Database,
  submission: Submission,
  { toAgency, toVisitor }: FormMails,
  { keys, kept, captcha, isCaptchaNeeded = false, storeMore, isTold = false, isOptIn = false }: StoreOptions,
): Promise<string> {
  const { digest, sender, mailbox } = keys;
  return database.transaction(async (transaction) => {
    await lockCounts(transaction, sender, mailbox);
    const checked = await checkSubmission(transaction, submission, keys);
    if (checked.earlier !== undefined) return checked.earlier;
    if (isCaptchaNeeded || checked.needsCaptcha) await spendCaptcha(transaction, captcha);

    const allowance = await mailAllowance(transaction, mailbox);
    const stored = await insert(transaction, submission, { kept, digest, sender, mailbox });
    // Sent concurrently from another address: the other transaction wrote the mails.
    if (!stored) return (await findEarlier(transaction, submission.idempotencyKey, digest))!;
    await storeMore(transaction, allowance);
    if (isTold) await queueWebhook(transaction, toldSubmission(submission, kept));
    if (toAgency) await queueMail(transaction, toAgency);
    const inSeconds = isOptIn ? allowance.optIn : allowance.confirmation;
    if (toVisitor && inSeconds !== undefined) await queueMail(transaction, toVisitor, { inSeconds });
    return stored;
  });
}

/** As the export has it. */
const toldSubmission = ({ id, kind, language, property, receivedAt }: Submission, fields: object) => ({
  id,
  sentAt: receivedAt.toISOString(),
  form: kind,
  language,
  propertyId: property?.id ?? null,
  fields,
});

/** Locks, so that two concurrent forms are not both the first of the hour. Always in this order, to avoid deadlocks. */
async function lockCounts(transaction: Database, sender: string, mailbox: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(1, hashtext(${sender}))`);
  await transaction.execute(sql`select pg_advisory_xact_lock(2, hashtext(${mailbox}))`);
}

async function findEarlier(
  transaction: Database,
  idempotencyKey: string,
  digest: string,
): Promise<string | undefined> {
  const [earlier] = await transaction
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.idempotencyKey, idempotencyKey), eq(formSubmissions.digest, digest)));
  return earlier?.id;
}

async function insert(
  transaction: Database,
  { id, kind, language, property, idempotencyKey, scriptless }: Submission,
  { kept, digest, sender, mailbox }: { kept: object; digest: string; sender: string; mailbox: string },
): Promise<string | undefined> {
  const [stored] = await transaction
    .insert(formSubmissions)
    .values({
      id,
      kind,
      language,
      fields: { ...kept },
      propertyId: property?.id ?? null,
      scriptless: scriptless !== undefined,
      idempotencyKey,
      digest,
      sender,
      email: mailbox,
    })
    .onConflictDoNothing()
    .returning({ id: formSubmissions.id });
  return stored?.id;
}

/** Hash of the visitor's input, with fields in the order of the schema; with a key, so that nobody guesses what was not kept. */
function computeDigest({ kind, language, fields, propertyId }: Submission, secret: string): string {
  return createHmac('sha256', `${secret}/digest`)
    .update(JSON.stringify([kind, language, propertyId ?? null, fields]))
    .digest('base64url');
}
