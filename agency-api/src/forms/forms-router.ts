import { Router, type Request } from 'express';
import { commands, type FormCommandId } from 'shared-kit/contracts/api/commands';
import { formOfPath, withRequired } from 'shared-kit/contracts/api/forms/required-fields';
import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-body';
import { noForeignOrigin } from '../auth/own-origin.ts';
import { siteAddress } from '../auth/site-address.ts';
import { captchaCheck } from '../captcha/captcha-check.ts';
import { newChallenge } from '../captcha/own-captcha.ts';
import type { CaptchaAtProvider } from '../captcha/provider-captcha.ts';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { ApiFault } from '../http/api-fault.ts';
import { serveCommand } from '../http/command-route.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { claimUploads } from '../uploads/claim-uploads.ts';
import { vocabularySource } from '../listings/vocabulary/vocabulary.ts';
import type { FormDefinition } from './form-definition.ts';
import { FORMS } from './form-definitions.ts';
import { formMails, type MailContext } from './mails/form-mails.ts';
import { newsletterConfirmation, noteNewsletterWish } from './newsletter/newsletter-form.ts';
import { requestedProperty } from './requested-property.ts';
import { siteSecret } from '../database/site-secret.ts';
import { referencesOf, submittedFiles } from './submitted-files.ts';
import { storeSubmission } from './store-submission.ts';
import { submissionOf, type FormBody, type Submission } from './submission.ts';

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

/** `POST /api/forms/…`, one path for each form, and `GET /api/forms/captcha`. */
export function formsRouter(dependencies: FormsDependencies): Router {
  const { database, config, publicUrl, onMailQueued } = dependencies;
  const agencyMailbox = dependencies.agencyMailbox ?? config.agency.email;
  const vocabularyNow = vocabularySource(database, config);
  const router = Router();

  async function receive(form: FormDefinition, body: FormBody, request: Request): Promise<FormReceipt> {
    checkLanguage(config, body);
    checkTimeSlots(config, body);
    const { propertyId, language } = body;
    const property =
      propertyId === undefined
        ? undefined
        : await requestedProperty(database, config, await vocabularyNow(), propertyId, language);
    await form.admit?.({ property, token: body.token }, { database, config });
    const submission = submissionOf(form.kind, body, request.ip ?? '', property);
    const site = siteAddress(request, publicUrl);
    const fileFields = form.fileFields ?? [];
    submission.files = await submittedFiles(database, { submission, fields: fileFields, site, config });
    const context = { database, vocabulary: await vocabularyNow(), config, agencyMailbox, siteUrl: site };
    if (body.token !== undefined && form.change) return change(form, body.token, submission, context);
    const mails = await formMails(form, submission, context);
    const wish = await newsletterConfirmation(submission, context);
    const secret = await siteSecret(database, 'forms');
    const checkCaptcha = captchaCheck(secret, dependencies.captchaAtProvider);
    const id = await storeSubmission(database, submission, mails, {
      secret,
      captcha: await checkCaptcha(body.captcha),
      kept: form.kept?.(submission.fields as never, submission as never) ?? submission.fields,
      isCaptchaNeeded: form.needsCaptcha,
      isTold: dependencies.hasWebhook,
      isOptIn: form.isOptIn,
      async storeMore(transaction, allowance) {
        await form.store?.(transaction, submission as never, context, allowance);
        for (const field of fileFields)
          await claimUploads(transaction, submission.id, field, referencesOf(submission, field));
        if (!submission.fields.newsletter) return;
        await noteNewsletterWish(transaction, submission);
        const { optIn } = allowance;
        if (optIn !== undefined) await queueMail(transaction, wish, { inSeconds: optIn });
      },
    });
    onMailQueued?.();
    return { id };
  }

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

  router.use('/api/forms', noForeignOrigin(publicUrl));
  for (const form of FORMS)
    serveCommand(router, asConfigured(commands[form.command], config), (body, request) =>
      receive(form, body, request),
    );
  router.get('/api/forms/captcha', async (_request, response) => {
    const challenge = await newChallenge(await siteSecret(database, 'forms'));
    response.set('cache-control', 'no-store').json(challenge);
  });
  return router;
}

/** With the fields that the agency requires (product V44). */
function asConfigured(command: (typeof commands)[FormCommandId], { forms }: AgencyConfig) {
  const body = withRequired(command.body as never, forms.required[formOfPath(command.path)!]);
  return { ...command, body } as typeof command;
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
