import type { Language } from 'shared-kit/domain/languages';
import type { FeedOwner } from '../../auth/find-owner.ts';
import { ownerMail } from '../../auth/mails/owner-mail.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';

/** What a week brought. */
interface Summary {
  /** Origin of the site; without it the mail has no link. */
  site: string | null;
  /** Visits and open days that this week brings. */
  upcoming: number;
  properties: readonly { name: string; last: number; before: number }[];
}

interface Words {
  subject: string;
  greeting: string;
  intro: string;
  visits(last: number, before: number): string;
  upcoming(count: number): string;
  link: string;
  stop: string;
}

const WORDS: Record<Language, (firstName: string, agency: string) => Words> = {
  fr: (firstName, agency) => ({
    subject: `Votre semaine en chiffres – ${agency}`,
    greeting: `Bonjour ${firstName},`,
    intro: 'Voici combien de fois la page de vos biens a été consultée la semaine dernière.',
    visits: (last, before) => `${last} (la semaine d’avant : ${before})`,
    upcoming: (count) => `Visites et portes ouvertes prévues cette semaine : ${count}.`,
    link: 'Ouvrir mon espace propriétaire',
    stop: 'Vous recevez ce résumé parce que vous l’avez demandé. Vous l’arrêtez sous « Compte » dans votre espace propriétaire.',
  }),
  nl: (firstName, agency) => ({
    subject: `Uw week in cijfers – ${agency}`,
    greeting: `Dag ${firstName},`,
    intro: 'Zo vaak werd de pagina van uw panden vorige week bekeken.',
    visits: (last, before) => `${last} (de week daarvoor: ${before})`,
    upcoming: (count) => `Bezoeken en opendeurdagen deze week: ${count}.`,
    link: 'Mijn eigenaarsportaal openen',
    stop: 'U krijgt dit overzicht omdat u erom vroeg. U stopt het onder “Account” in uw eigenaarsportaal.',
  }),
  en: (firstName, agency) => ({
    subject: `Your week in figures – ${agency}`,
    greeting: `Hello ${firstName},`,
    intro: 'This is how often the page of your properties was viewed last week.',
    visits: (last, before) => `${last} (the week before: ${before})`,
    upcoming: (count) => `Viewings and open days this week: ${count}.`,
    link: 'Open my owner portal',
    stop: 'You get this summary because you asked for it. You can stop it under “Account” in your owner portal.',
  }),
  de: (firstName, agency) => ({
    subject: `Ihre Woche in Zahlen – ${agency}`,
    greeting: `Guten Tag ${firstName},`,
    intro: 'So oft wurde die Seite Ihrer Immobilien letzte Woche aufgerufen.',
    visits: (last, before) => `${last} (in der Woche davor: ${before})`,
    upcoming: (count) => `Besichtigungen und Tage der offenen Tür in dieser Woche: ${count}.`,
    link: 'Mein Eigentümerportal öffnen',
    stop: 'Sie erhalten diese Übersicht, weil Sie sie angefordert haben. Unter „Konto“ in Ihrem Eigentümerportal beenden Sie sie.',
  }),
};

/** The summary of a week, in the owner's language (product O17). */
export function summaryMail(
  config: AgencyConfig,
  owner: FeedOwner,
  { site, upcoming, properties }: Summary,
): Mail {
  const { language, firstName } = owner;
  const words = WORDS[language](firstName, config.agency.name);
  const facts = properties.map(({ name, last, before }) => [name, words.visits(last, before)] as const);
  // The site leads on from there to the page's path in this language.
  const portal: MailBlock[] = site
    ? [{ kind: 'link', label: words.link, address: `${site}/${language}/owner/` }]
    : [];
  return {
    ...ownerMail(config, owner, {
      subject: words.subject,
      body: [
        words.greeting,
        words.intro,
        { kind: 'facts', facts },
        words.upcoming(upcoming),
        ...portal,
        words.stop,
      ],
    }),
    replyTo: config.agency.email,
  };
}
