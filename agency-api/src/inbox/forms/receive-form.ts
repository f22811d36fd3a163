import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-bodies';
import { visitorNetwork } from 'composer/server';
import { captchaCheck, checkUnspent } from '../captcha/captcha-check.ts';
import type { CaptchaAtProvider } from '../captcha/provider-captcha.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { vocabularySource } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { claimUploads } from '../../files/uploads/claim-uploads.ts';
import type { FormDefinition, MailContext } from './form-definition.ts';
import { formMails } from './mails/form-mails.ts';
import { newsletterConfirmation, noteNewsletterWish } from './newsletter/newsletter-form.ts';
import { inAgencyLanguage, requestedProperty } from './requested-property.ts';
import { senderTurns } from './sender-turns.ts';
import { checkSubmission, computeKeys, storeSubmission } from './store-submission.ts';
import { listReferences, submittedFiles } from './submitted-files.ts';
import { toSubmission, type FormBody, type Submission } from './submission.ts';

export interface FormsDependencies {
  database: Database;
  config: AgencyConfig;
  publicUrl?: string | undefined;
  /** Recipient of forms; the agency's address by default. */
  agencyMailbox?: string | undefined;
  /** Whether the agency's own programs are told of forms. */
  hasWebhook?: boolean | undefined;
  /** The captcha of a third party that forms ask for; without it the site's own. */
  captchaAtProvider?: CaptchaAtProvider | undefined;
  /** Called after mails were queued. */
  onMailQueued?: (() => void) | undefined;
}

/** A form as it arrived; its body is valid. */
interface ReceivedForm {
  body: FormBody;
  /** Network address of the visitor. */
  address: string;
  /** Origin of the site, where it is known. */
  site: string | undefined;
}

/** Takes a form. Throws `ApiFault` for one that is refused; nothing is stored, and no mail or document was made, then. */
export type FormReceiver = (form: FormDefinition, received: ReceivedForm) => Promise<FormReceipt>;

/**
 * Takes forms: first all checks, cheap ones before dear ones, then mails and documents are made, then one transaction, which checks
 * again, stores everything. So a refused form costs no more than its checks, and no transaction waits for a document.
 */
export function formReceiver(dependencies: FormsDependencies): FormReceiver {
  const { database, config, onMailQueued } = dependencies;
  const agencyMailbox = dependencies.agencyMailbox ?? config.agency.email;
  const vocabularyNow = vocabularySource(database, config);
  const inTurn = senderTurns();

  async function take(form: FormDefinition, received: ReceivedForm, secret: string): Promise<FormReceipt> {
    const { body, address, site } = received;
    const submission = toSubmission(form.kind, body, address);
    const keys = computeKeys(submission, secret);
    const isChange = body.token !== undefined && form.change !== undefined;
    let needsCaptcha = false;
    if (!isChange) {
      const checked = await checkSubmission(database, submission, keys);
      if (checked.earlier !== undefined) return receipt(form, checked.earlier);
      needsCaptcha = checked.needsCaptcha || form.needsCaptcha === true;
      if (needsCaptcha && body.captcha === undefined) await checkUnspent(database, 'missing');
    }
    const vocabulary = await vocabularyNow();
    if (body.propertyId !== undefined)
      submission.property = await requestedProperty(
        database,
        config,
        vocabulary,
        body.propertyId,
        body.language,
      );
    await form.admit?.(submission as never, { database, config, token: body.token });
    const checkCaptcha = captchaCheck(secret, dependencies.captchaAtProvider);
    const captcha = needsCaptcha ? await checkCaptcha(body.captcha) : 'missing';
    if (needsCaptcha) await checkUnspent(database, captcha);

    const { property } = submission;
    if (property)
      submission.propertyForAgency = await inAgencyLanguage(
        database,
        config,
        vocabulary,
        property,
        body.language,
      );
    const fileFields = form.fileFields ?? [];
    submission.files = await submittedFiles(database, { submission, fields: fileFields, site, config });
    const context = { database, vocabulary, config, agencyMailbox, siteUrl: site };
    if (isChange) return change(form, body.token!, submission, context);
    const mails = await formMails(form, submission, context);
    const wish = submission.fields.newsletter && (await newsletterConfirmation(submission, context));
    const id = await storeSubmission(database, submission, mails, {
      keys,
      captcha,
      kept: form.kept?.(submission.fields as never, submission as never) ?? submission.fields,
      isCaptchaNeeded: form.needsCaptcha,
      isTold: dependencies.hasWebhook,
      isOptIn: form.isOptIn,
      async storeMore(transaction, allowance) {
        await form.store?.(transaction, submission as never, context, allowance);
        for (const field of fileFields)
          await claimUploads(transaction, submission.id, field, listReferences(submission, field));
        if (!wish) return;
        await noteNewsletterWish(transaction, submission);
        const { optIn } = allowance;
        if (optIn !== undefined) await queueMail(transaction, wish, { inSeconds: optIn });
      },
    });
    onMailQueued?.();
    return receipt(form, id);
  }

  /** Of a form that is stored, now or before. */
  const receipt = async (form: FormDefinition, id: string): Promise<FormReceipt> => ({
    id,
    ...(await form.receipt?.(database, id)),
  });

  /** A change by the link of a mail. The newsletter, if it is asked for, goes to the address that the mail went to, whatever was typed. */
  async function change(
    form: FormDefinition,
    token: string,
    submission: Submission,
    context: MailContext,
  ): Promise<FormReceipt> {
    const { id, email } = await form.change!(database, token, submission as never);
    if (!submission.fields.newsletter) return { id };
    const proved = { ...submission, fields: { ...submission.fields, email } };
    const wish = await newsletterConfirmation(proved, context);
    await database.transaction(async (transaction) => {
      if (await noteNewsletterWish(transaction, proved)) await queueMail(transaction, wish);
    });
    onMailQueued?.();
    return { id };
  }

  return async (form, received) => {
    checkLanguage(config, received.body);
    checkTimeSlots(config, received.body);
    const secret = await siteSecret(database, 'forms');
    return inTurn(visitorNetwork(received.address), () => take(form, received, secret));
  };
}

function checkLanguage({ languages }: AgencyConfig, { language }: FormBody): void {
  if (languages.inUse.includes(language)) return;
  throw wrongField('language', languages.inUse);
}

/** Accepts only the time slots that the site offers (product V8). */
function checkTimeSlots({ contact }: AgencyConfig, { timeSlots = [] }: FormBody): void {
  const offered = contact.timeSlots.contact;
  if (!timeSlots.every((slot) => offered.includes(slot))) throw wrongField('timeSlots', offered);
}

const wrongField = (field: string, allowed: readonly string[]) =>
  new ApiFault('invalid-input', [{ field, rule: `one of ${allowed.join(', ')}`, messageKey: 'invalid' }]);
