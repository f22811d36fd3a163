import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import { DEMAND_MAIL_TEXTS } from './demand-mail-texts.ts';
import { mailingPage } from '../../../mail/mailing-links.ts';

/** Asks whoever has the mailbox whether they want the alerts. It names nothing that was typed into the form. */
export function confirmationMail(
  config: AgencyConfig,
  { email, language, site, token }: { email: string; language: Language; site: string; token: string },
): Mail {
  const { subject, why, link, change, notYou } = DEMAND_MAIL_TEXTS[language].confirm;
  const { greeting, closing } = DEMAND_MAIL_TEXTS[language].alert;
  const text = (words: string) => ({ kind: 'text' as const, text: words });
  return {
    to: { address: email },
    replyTo: config.agency.email,
    subject: `${subject} – ${config.agency.name}`,
    ...layOutMail(config, language, [
      text(greeting),
      text(why),
      { kind: 'link', label: link, address: mailingPage('demands', site, language, token) },
      text(change),
      text(`${closing}\n${config.agency.name}`),
      text(notYou),
    ]),
  };
}
