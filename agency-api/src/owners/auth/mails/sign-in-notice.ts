import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';

const WORDS: Record<
  Language,
  (name: string, email: string, when: string) => { subject: string; text: string }
> = {
  fr: (name, email, when) => ({
    subject: `Espace propriétaire : connexion ${of(name)}`,
    text: `${name} (${email}) s’est connecté(e) à l’espace propriétaire, ${when}.`,
  }),
  nl: (name, email, when) => ({
    subject: `Eigenaarsportaal: ${name} heeft zich aangemeld`,
    text: `${name} (${email}) heeft zich aangemeld op het eigenaarsportaal, ${when}.`,
  }),
  en: (name, email, when) => ({
    subject: `Owner portal: ${name} logged in`,
    text: `${name} (${email}) logged into the owner portal, ${when}.`,
  }),
  de: (name, email, when) => ({
    subject: `Eigentümerportal: Anmeldung von ${name}`,
    text: `${name} (${email}) hat sich im Eigentümerportal angemeldet, ${when}.`,
  }),
};

/** "de Marc", "d’Anne". */
const of = (name: string) => (/^[aeiouyàâéèêëîïôœùû]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Tells the agency that an owner signed in (product O3), in the site's first language. */
export function signInNotice(
  config: AgencyConfig,
  owner: FeedOwner,
  { mailbox, at }: { mailbox: string; at: Date },
): Mail {
  const { agency, languages } = config;
  const language = languages.default;
  const when = new Intl.DateTimeFormat(`${language}-BE`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(at);
  const { subject, text } = WORDS[language](`${owner.firstName} ${owner.lastName}`, owner.email, when);
  return {
    to: { name: agency.name, address: mailbox },
    subject,
    ...layOutMail(config, language, [{ kind: 'text', text }]),
  };
}
