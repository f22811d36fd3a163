import { newsletterMail } from '../../newsletter/newsletter-mail.ts';
import { askForNewsletter, subscriberId } from '../../newsletter/subscribers.ts';
import type { Database } from '../../../database/database.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import { mailToken } from '../../../mail/mailing-links.ts';
import { defineForm, type MailContext } from '../form-definition.ts';
import type { Submission } from '../submission.ts';

/** Somebody who asks for the newsletter. The agency is told nothing: it sees those who confirmed it. */
export const newsletterForm = defineForm({
  kind: 'newsletter',
  command: 'sendNewsletterSignUp',
  isOptIn: true,
  toVisitor: newsletterConfirmation,
  async store(transaction, submission) {
    await noteNewsletterWish(transaction, submission);
  },
});

/** Notes the wish for the newsletter, of its own form or of the box in another. Returns whether it is to be confirmed by mail. */
export async function noteNewsletterWish(
  transaction: Database,
  { fields, language }: Submission,
): Promise<boolean> {
  const id = await subscriberId(transaction, fields.email);
  return askForNewsletter(transaction, { id, email: fields.email, language });
}

/** The mail that asks for a confirmation. */
export async function newsletterConfirmation(
  { fields, language }: Submission,
  { database, config, siteUrl }: MailContext,
): Promise<Mail> {
  const token = await mailToken(database, 'newsletter', await subscriberId(database, fields.email));
  return newsletterMail(config, { email: fields.email, language, site: siteUrl ?? '', token });
}
