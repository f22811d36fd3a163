import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';
import { ownerLinkMail, type LinkMailWords } from './owner-mail.ts';

const WORDS: Record<Language, (firstName: string, agency: string, days: number) => LinkMailWords> = {
  fr: (firstName, agency, days) => ({
    subject: `Votre espace propriétaire chez ${agency}`,
    greeting: `Bonjour ${firstName},`,
    invitation: `${agency} vous ouvre un espace propriétaire : les consultations de votre annonce, les visites prévues et l’historique de votre bien, à tout moment. Ouvrez ce lien pour choisir votre mot de passe.`,
    link: 'Choisir mon mot de passe',
    validity: `Le lien est valable ${days} jours et ne sert qu’une fois. Ensuite, « Première visite ou mot de passe oublié ? » sur la page de connexion vous en envoie un nouveau.`,
  }),
  nl: (firstName, agency, days) => ({
    subject: `Uw eigenaarsportaal bij ${agency}`,
    greeting: `Dag ${firstName},`,
    invitation: `${agency} opent voor u een eigenaarsportaal: de weergaven van uw advertentie, de geplande bezoeken en de geschiedenis van uw pand, op elk moment. Open deze link om uw wachtwoord te kiezen.`,
    link: 'Mijn wachtwoord kiezen',
    validity: `De link blijft ${days} dagen geldig en werkt één keer. Daarna vraagt u een nieuwe met “Eerste bezoek of wachtwoord vergeten?” op de aanmeldpagina.`,
  }),
  en: (firstName, agency, days) => ({
    subject: `Your owner portal at ${agency}`,
    greeting: `Hello ${firstName},`,
    invitation: `${agency} has opened an owner portal for you: the page views of your listing, the viewings that are planned and the history of your property, at any time. Open this link to choose your password.`,
    link: 'Choose my password',
    validity: `The link is valid for ${days} days and works once. Afterwards “First visit or forgotten password?” on the sign-in page sends you a new one.`,
  }),
  de: (firstName, agency, days) => ({
    subject: `Ihr Eigentümerportal bei ${agency}`,
    greeting: `Guten Tag ${firstName},`,
    invitation: `${agency} hat für Sie ein Eigentümerportal eingerichtet: die Seitenaufrufe Ihrer Anzeige, die geplanten Besichtigungen und der Verlauf Ihrer Immobilie, jederzeit. Öffnen Sie diesen Link, um Ihr Passwort zu wählen.`,
    link: 'Mein Passwort wählen',
    validity: `Der Link ist ${days} Tage gültig und funktioniert nur einmal. Danach erhalten Sie über „Erster Besuch oder Passwort vergessen?“ auf der Anmeldeseite einen neuen.`,
  }),
};

/** Invites an owner to the portal, in the language of `owner`. */
export function invitationMail(
  config: AgencyConfig,
  owner: FeedOwner,
  { address, days }: { address: string; days: number },
): Mail {
  const words = WORDS[owner.language](owner.firstName, config.agency.name, days);
  return { ...ownerLinkMail(config, owner, words, address), replyTo: config.agency.email };
}
