import { MAIL_CAMPAIGN } from 'shared-kit/domain/property-interest';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import { mailingPage, unsubscribeHeaders } from '../../../mail/mailing-links.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { RequestedProperty } from '../requested-property.ts';

interface Words {
  subject: string;
  greeting: string;
  why: string;
  note: string;
  reference: string;
  once: string;
  refuse: string;
  closing: string;
}

const WORDS: Record<Language, Words> = {
  nl: {
    subject: 'Een pand waarvan iemand denkt dat het u bevalt',
    greeting: 'Goedendag,',
    why: 'Iemand die u kent zag dit pand op onze site en dacht aan u.',
    note: 'Te bekijken',
    reference: 'Referentie',
    once: 'We bewaren uw adres niet: het wordt gewist zodra deze e-mail verstuurd is.',
    refuse: 'Geen panden van vrienden meer ontvangen',
    closing: 'Met vriendelijke groeten,',
  },
  fr: {
    subject: 'Un bien qui pourrait vous plaire',
    greeting: 'Bonjour,',
    why: 'Une personne qui vous connaît a vu ce bien sur notre site et a pensé à vous.',
    note: 'À découvrir',
    reference: 'Référence',
    once: 'Nous ne gardons pas votre adresse : elle est effacée dès que cet e-mail est envoyé.',
    refuse: 'Ne plus recevoir de biens de la part d’amis',
    closing: 'Bien à vous,',
  },
  en: {
    subject: 'A property that you may like',
    greeting: 'Hello,',
    why: 'Somebody who knows you saw this property on our site and thought of you.',
    note: 'Have a look',
    reference: 'Reference',
    once: 'We do not keep your address: it is erased as soon as this e-mail has been sent.',
    refuse: 'Receive no more properties from friends',
    closing: 'Kind regards,',
  },
  de: {
    subject: 'Eine Immobilie, die Ihnen gefallen könnte',
    greeting: 'Guten Tag,',
    why: 'jemand, der Sie kennt, hat diese Immobilie auf unserer Website gesehen und an Sie gedacht.',
    note: 'Zum Ansehen',
    reference: 'Referenz',
    once: 'Wir behalten Ihre Adresse nicht: Sie wird gelöscht, sobald diese E-Mail versandt ist.',
    refuse: 'Keine Immobilien von Freunden mehr erhalten',
    closing: 'Mit freundlichen Grüßen',
  },
};

interface FriendMail {
  to: string;
  language: Language;
  property: RequestedProperty;
  site: string;
  token: string;
}

/** Sends a property to somebody's friend. It holds no name and nothing that the sender wrote: anyone may give any address. */
export function friendMail(config: AgencyConfig, { to, language, property, site, token }: FriendMail): Mail {
  const { subject, greeting, why, note, reference, once, refuse, closing } = WORDS[language];
  const text = (words: string) => ({ kind: 'text' as const, text: words });
  return {
    to: { address: to },
    replyTo: config.agency.email,
    subject: `${subject} – ${config.agency.name}`,
    headers: unsubscribeHeaders('friends', site, token),
    forgetsRecipient: true,
    ...layOutMail(config, language, [
      text(greeting),
      text(why),
      {
        kind: 'card',
        note,
        title: property.title,
        lines: [`${reference} ${property.reference}`],
        address: new URL(`/${language}/property/${property.id}/?${MAIL_CAMPAIGN.mail}`, site).href,
      },
      text(once),
      { kind: 'link', label: refuse, address: mailingPage('friends', site, language, token) },
      text(`${closing}\n${config.agency.name}`),
    ]),
  };
}
