import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';
import { ownerMail } from './owner-mail.ts';

/** What happened: turned on, turned off, or a recovery code was used to sign in. */
type SecondFactorChange = { kind: 'on' | 'off' } | { kind: 'recovery'; left: number };

interface Words {
  greeting: string;
  subject: Record<SecondFactorChange['kind'], string>;
  on: string;
  off: string;
  recovery: (left: number) => string;
  warning: string;
}

const WORDS: Record<Language, (firstName: string, agency: string) => Words> = {
  fr: (firstName, agency) => ({
    greeting: `Bonjour ${firstName},`,
    subject: {
      on: `Connexion en deux étapes activée – ${agency}`,
      off: `Connexion en deux étapes désactivée – ${agency}`,
      recovery: `Un code de secours a été utilisé – ${agency}`,
    },
    on: 'La connexion en deux étapes de votre espace propriétaire vient d’être activée. À chaque connexion, un code de votre application est demandé après le mot de passe. Vos autres appareils ont été déconnectés.',
    off: 'La connexion en deux étapes de votre espace propriétaire vient d’être désactivée : le mot de passe suffit à nouveau.',
    recovery: (left) =>
      `Quelqu’un s’est connecté à votre espace propriétaire avec votre mot de passe et un code de secours. Codes de secours restants : ${left}.`,
    warning: `Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe avec « Première visite ou mot de passe oublié ? » sur la page de connexion et prévenez ${agency}.`,
  }),
  nl: (firstName, agency) => ({
    greeting: `Dag ${firstName},`,
    subject: {
      on: `Aanmelden in twee stappen is ingeschakeld – ${agency}`,
      off: `Aanmelden in twee stappen is uitgeschakeld – ${agency}`,
      recovery: `Er is een herstelcode gebruikt – ${agency}`,
    },
    on: 'Aanmelden in twee stappen is zopas ingeschakeld voor uw eigenaarsportaal. Na het wachtwoord wordt voortaan een code van uw app gevraagd. Uw andere toestellen zijn afgemeld.',
    off: 'Aanmelden in twee stappen is zopas uitgeschakeld voor uw eigenaarsportaal: het wachtwoord volstaat weer.',
    recovery: (left) =>
      `Iemand heeft zich met uw wachtwoord en een herstelcode aangemeld op uw eigenaarsportaal. Resterende herstelcodes: ${left}.`,
    warning: `Was u dit niet? Kies meteen een nieuw wachtwoord met "Eerste bezoek of wachtwoord vergeten?" op de aanmeldpagina en verwittig ${agency}.`,
  }),
  en: (firstName, agency) => ({
    greeting: `Hello ${firstName},`,
    subject: {
      on: `Two-step sign-in is on – ${agency}`,
      off: `Two-step sign-in is off – ${agency}`,
      recovery: `A recovery code was used – ${agency}`,
    },
    on: 'Two-step sign-in of your owner portal has just been turned on. From now on a code from your app is asked for after the password. Your other devices have been signed out.',
    off: 'Two-step sign-in of your owner portal has just been turned off: the password alone is enough again.',
    recovery: (left) =>
      `Somebody signed in to your owner portal with your password and a recovery code. Recovery codes left: ${left}.`,
    warning: `Was it not you? Choose a new password at once with “First visit or forgotten password?” on the sign-in page, and tell ${agency}.`,
  }),
  de: (firstName, agency) => ({
    greeting: `Guten Tag ${firstName},`,
    subject: {
      on: `Anmeldung in zwei Schritten eingeschaltet – ${agency}`,
      off: `Anmeldung in zwei Schritten ausgeschaltet – ${agency}`,
      recovery: `Ein Ersatzcode wurde verwendet – ${agency}`,
    },
    on: 'Die Anmeldung in zwei Schritten wurde soeben für Ihr Eigentümerportal eingeschaltet. Nach dem Passwort wird nun ein Code Ihrer App verlangt. Ihre anderen Geräte wurden abgemeldet.',
    off: 'Die Anmeldung in zwei Schritten wurde soeben für Ihr Eigentümerportal ausgeschaltet: Das Passwort genügt wieder.',
    recovery: (left) =>
      `Jemand hat sich mit Ihrem Passwort und einem Ersatzcode in Ihrem Eigentümerportal angemeldet. Verbleibende Ersatzcodes: ${left}.`,
    warning: `Waren Sie das nicht? Wählen Sie sofort über „Erster Besuch oder Passwort vergessen?“ auf der Anmeldeseite ein neues Passwort und informieren Sie ${agency}.`,
  }),
};

/** Tells an owner what happened with the second factor, in the owner's language. */
export function secondFactorNotice(config: AgencyConfig, owner: FeedOwner, change: SecondFactorChange): Mail {
  const { subject, greeting, warning, ...texts } = WORDS[owner.language](owner.firstName, config.agency.name);
  const text = change.kind === 'recovery' ? texts.recovery(change.left) : texts[change.kind];
  return {
    ...ownerMail(config, owner, { subject: subject[change.kind], body: [greeting, text, warning] }),
    replyTo: config.agency.email,
  };
}
