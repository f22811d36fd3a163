import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';
import { ownerLinkMail, type LinkMailWords } from './owner-mail.ts';

const WORDS: Record<Language, (firstName: string, agency: string) => LinkMailWords> = {
  fr: (firstName, agency) => ({
    subject: `Votre mot de passe pour l’espace propriétaire – ${agency}`,
    greeting: `Bonjour ${firstName},`,
    invitation: `Vous avez demandé un mot de passe pour votre espace propriétaire chez ${agency}. Ouvrez ce lien pour le choisir.`,
    link: 'Choisir mon mot de passe',
    validity:
      'Le lien est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
  }),
  nl: (firstName, agency) => ({
    subject: `Uw wachtwoord voor het eigenaarsportaal – ${agency}`,
    greeting: `Dag ${firstName},`,
    invitation: `U vroeg een wachtwoord voor uw eigenaarsportaal bij ${agency}. Open deze link om het te kiezen.`,
    link: 'Mijn wachtwoord kiezen',
    validity:
      'De link blijft één uur geldig en werkt één keer. Hebt u niets gevraagd? Dan hoeft u niets te doen: er verandert niets.',
  }),
  en: (firstName, agency) => ({
    subject: `Your password for the owner portal – ${agency}`,
    greeting: `Hello ${firstName},`,
    invitation: `You asked for a password for your owner portal at ${agency}. Open this link to choose it.`,
    link: 'Choose my password',
    validity:
      'The link is valid for one hour and works once. If you did not ask for it, ignore this message: nothing changes.',
  }),
  de: (firstName, agency) => ({
    subject: `Ihr Passwort für das Eigentümerportal – ${agency}`,
    greeting: `Guten Tag ${firstName},`,
    invitation: `Sie haben ein Passwort für Ihr Eigentümerportal bei ${agency} angefordert. Öffnen Sie diesen Link, um es zu wählen.`,
    link: 'Mein Passwort wählen',
    validity:
      'Der Link ist eine Stunde gültig und funktioniert nur einmal. Falls Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Es ändert sich nichts.',
  }),
};

/** The mail of "forgotten password", in the language of `owner`. */
export function passwordLinkMail(config: AgencyConfig, owner: FeedOwner, address: string): Mail {
  const words = WORDS[owner.language](owner.firstName, config.agency.name);
  return ownerLinkMail(config, owner, words, address);
}
