import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';
import { ownerMail } from './owner-mail.ts';

const WORDS: Record<
  Language,
  (firstName: string, agency: string) => { subject: string; greeting: string; text: string; warning: string }
> = {
  fr: (firstName, agency) => ({
    subject: `Votre mot de passe a été modifié – ${agency}`,
    greeting: `Bonjour ${firstName},`,
    text: 'Le mot de passe de votre espace propriétaire vient d’être modifié. Vos autres appareils ont été déconnectés.',
    warning: `Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe avec « Première visite ou mot de passe oublié ? » sur la page de connexion et prévenez ${agency}.`,
  }),
  nl: (firstName, agency) => ({
    subject: `Uw wachtwoord is gewijzigd – ${agency}`,
    greeting: `Dag ${firstName},`,
    text: 'Het wachtwoord van uw eigenaarsportaal is zopas gewijzigd. Uw andere toestellen zijn afgemeld.',
    warning: `Was u dit niet? Kies meteen een nieuw wachtwoord met "Eerste bezoek of wachtwoord vergeten?" op de aanmeldpagina en verwittig ${agency}.`,
  }),
  en: (firstName, agency) => ({
    subject: `Your password has been changed – ${agency}`,
    greeting: `Hello ${firstName},`,
    text: 'The password of your owner portal has just been changed. Your other devices have been signed out.',
    warning: `Was it not you? Choose a new password at once with “First visit or forgotten password?” on the sign-in page, and tell ${agency}.`,
  }),
  de: (firstName, agency) => ({
    subject: `Ihr Passwort wurde geändert – ${agency}`,
    greeting: `Guten Tag ${firstName},`,
    text: 'Das Passwort Ihres Eigentümerportals wurde soeben geändert. Ihre anderen Geräte wurden abgemeldet.',
    warning: `Waren Sie das nicht? Wählen Sie sofort über „Erster Besuch oder Passwort vergessen?“ auf der Anmeldeseite ein neues Passwort und informieren Sie ${agency}.`,
  }),
};

/** Tells an owner that the password was changed, in the owner's language. */
export function passwordNotice(config: AgencyConfig, owner: FeedOwner): Mail {
  const { subject, greeting, text, warning } = WORDS[owner.language](owner.firstName, config.agency.name);
  return {
    ...ownerMail(config, owner, { subject, body: [greeting, text, warning] }),
    replyTo: config.agency.email,
  };
}
