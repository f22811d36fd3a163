import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { mailingPage, unsubscribeHeaders } from '../../mail/mailing-links.ts';
import type { Mail } from '../../mail/queue-mail.ts';

interface Words {
  subject: string;
  greeting: string;
  why: string;
  link: string;
  notYou: string;
  closing: string;
}

const WORDS: Record<Language, Words> = {
  nl: {
    subject: 'Bevestig uw inschrijving op de nieuwsbrief',
    greeting: 'Goedendag,',
    why: 'Iemand heeft dit adres opgegeven voor onze nieuwsbrief. Bevestig de inschrijving met de link hieronder. Met dezelfde link schrijft u zich op elk moment uit.',
    link: 'Mijn inschrijving bevestigen',
    notYou: 'Hebt u niets gevraagd? Dan hoeft u niets te doen: zonder bevestiging sturen we u niets.',
    closing: 'Met vriendelijke groeten,',
  },
  fr: {
    subject: 'Confirmez votre inscription à la lettre d’information',
    greeting: 'Bonjour,',
    why: 'Quelqu’un a indiqué cette adresse pour notre lettre d’information. Confirmez l’inscription par le lien ci-dessous. Le même lien permet de vous désinscrire à tout moment.',
    link: 'Confirmer mon inscription',
    notYou: 'Vous n’avez rien demandé ? Ne faites rien : sans confirmation, nous ne vous envoyons rien.',
    closing: 'Bien à vous,',
  },
  en: {
    subject: 'Confirm your subscription to the newsletter',
    greeting: 'Hello,',
    why: 'Somebody has given this address for our newsletter. Confirm the subscription with the link below. You can unsubscribe with the same link at any time.',
    link: 'Confirm my subscription',
    notYou: 'Not you? There is nothing to do: without a confirmation we send you nothing.',
    closing: 'Kind regards,',
  },
  de: {
    subject: 'Bestätigen Sie Ihre Anmeldung zum Newsletter',
    greeting: 'Guten Tag,',
    why: 'jemand hat diese Adresse für unseren Newsletter angegeben. Bestätigen Sie die Anmeldung mit dem Link unten. Mit demselben Link melden Sie sich jederzeit ab.',
    link: 'Anmeldung bestätigen',
    notYou:
      'Sie haben nichts angefragt? Dann brauchen Sie nichts zu tun: Ohne Bestätigung senden wir Ihnen nichts.',
    closing: 'Mit freundlichen Grüßen',
  },
};

/** Asks whoever has the mailbox whether they want the newsletter. */
export function newsletterMail(
  config: AgencyConfig,
  { email, language, site, token }: { email: string; language: Language; site: string; token: string },
): Mail {
  const { subject, greeting, why, link, notYou, closing } = WORDS[language];
  const text = (words: string) => ({ kind: 'text' as const, text: words });
  return {
    to: { address: email },
    replyTo: config.agency.email,
    subject: `${subject} – ${config.agency.name}`,
    headers: unsubscribeHeaders('newsletter', site, token),
    ...layOutMail(config, language, [
      text(greeting),
      text(why),
      { kind: 'link', label: link, address: mailingPage('newsletter', site, language, token) },
      text(`${closing}\n${config.agency.name}`),
      text(notYou),
    ]),
  };
}
