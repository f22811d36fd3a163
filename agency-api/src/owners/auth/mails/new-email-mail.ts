import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';
import { ownerLinkMail, ownerMail, type LinkMailWords } from './owner-mail.ts';

interface Words extends LinkMailWords {
  /** Instead of the link. */
  taken: string;
}

const WORDS: Record<Language, (agency: string) => Words> = {
  fr: (agency) => ({
    subject: `Confirmez votre adresse e-mail – ${agency}`,
    greeting: 'Bonjour,',
    invitation: `Quelqu’un souhaite se connecter à son espace propriétaire chez ${agency} avec cette adresse. Si c’est vous, ouvrez ce lien et confirmez.`,
    link: 'Confirmer cette adresse',
    validity:
      'Le lien est valable 24 heures et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
    taken: `Quelqu’un souhaite se connecter à son espace propriétaire chez ${agency} avec cette adresse. Ce n’est pas possible : elle sert déjà à un autre accès. Si elle est à vous, connectez-vous avec elle ou appelez l’agence. Si vous n’avez rien demandé, ignorez ce message : rien ne change.`,
  }),
  nl: (agency) => ({
    subject: `Bevestig uw e-mailadres – ${agency}`,
    greeting: 'Dag,',
    invitation: `Iemand wil zich met dit adres aanmelden op het eigenaarsportaal van ${agency}. Bent u dat? Open dan deze link en bevestig.`,
    link: 'Dit adres bevestigen',
    validity:
      'De link blijft 24 uur geldig en werkt één keer. Hebt u niets gevraagd? Dan hoeft u niets te doen: er verandert niets.',
    taken: `Iemand wil zich met dit adres aanmelden op het eigenaarsportaal van ${agency}. Dat kan niet: het hoort al bij een andere toegang. Is het uw adres? Meld u er dan mee aan of bel het kantoor. Hebt u niets gevraagd? Dan hoeft u niets te doen: er verandert niets.`,
  }),
  en: (agency) => ({
    subject: `Confirm your e-mail address – ${agency}`,
    greeting: 'Hello,',
    invitation: `Somebody wants to sign in to the owner portal of ${agency} with this address. If it is you, open this link and confirm.`,
    link: 'Confirm this address',
    validity:
      'The link is valid for 24 hours and works once. If you did not ask for it, ignore this message: nothing changes.',
    taken: `Somebody wants to sign in to the owner portal of ${agency} with this address. That is not possible: it already belongs to another access. If it is yours, sign in with it or call the agency. If you did not ask for it, ignore this message: nothing changes.`,
  }),
  de: (agency) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse – ${agency}`,
    greeting: 'Guten Tag,',
    invitation: `Jemand möchte sich mit dieser Adresse im Eigentümerportal von ${agency} anmelden. Falls Sie das sind, öffnen Sie diesen Link und bestätigen Sie.`,
    link: 'Diese Adresse bestätigen',
    validity:
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal. Falls Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Es ändert sich nichts.',
    taken: `Jemand möchte sich mit dieser Adresse im Eigentümerportal von ${agency} anmelden. Das ist nicht möglich: Sie gehört bereits zu einem anderen Zugang. Falls es Ihre Adresse ist, melden Sie sich damit an oder rufen Sie die Agentur an. Falls Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Es ändert sich nichts.`,
  }),
};

/**
 * To the e-mail that an owner wants to sign in with: the link that confirms it, or, where another owner has it, that this cannot be. Names
 * nobody, as nobody has proved yet whose it is.
 * @param owner with that e-mail
 */
export function newEmailMail(config: AgencyConfig, owner: FeedOwner, address: string | undefined): Mail {
  const { taken, ...words } = WORDS[owner.language](config.agency.name);
  const unnamed = { ...owner, firstName: '', lastName: '' };
  if (address !== undefined) return ownerLinkMail(config, unnamed, words, address);
  return ownerMail(config, unnamed, { subject: words.subject, body: [words.greeting, taken] });
}
