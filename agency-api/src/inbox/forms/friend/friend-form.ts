import type { Language } from 'shared-kit/domain/languages';
import { MAIL_CAMPAIGN } from 'shared-kit/domain/owner-portal';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import { mailToken, mailingPage, unsubscribeHeaders } from '../../../mail/mailing-links.ts';
import { queueMail, type Mail } from '../../../mail/queue-mail.ts';
import { maySendTo, toReceiver } from '../../friends/receivers.ts';
import { defineForm } from '../form-definition.ts';
import type { WordsOfForm } from '../mails/form-words.ts';
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
function friendMail(config: AgencyConfig, { to, language, property, site, token }: FriendMail): Mail {
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

/** Only the agency is told: the visitor's own address is not proved, and the page says that the mail is on its way. */
const NOBODY = { subject: '', received: '' };
const NO_PROPERTY = { title: '', reference: '' };

const friendWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Pand doorgestuurd, referentie ${reference}: ${name}`,
      news: `Een bezoeker stuurt het pand “${title}” (referentie ${reference}) naar een vriend.`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Bien envoyé à un ami, référence ${reference} : ${name}`,
      news: `Un visiteur envoie le bien « ${title} » (référence ${reference}) à un ami.`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Property sent to a friend, reference ${reference}: ${name}`,
      news: `A visitor sends “${title}” (reference ${reference}) to a friend.`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: NOBODY,
    toAgency: {
      subject: `Immobilie weitergeleitet, Referenz ${reference}: ${name}`,
      news: `Ein Besucher sendet die Immobilie „${title}“ (Referenz ${reference}) an einen Freund.`,
    },
  }),
};

/** Sends a property to a friend. The sender learns nothing of what the friend wants: refused or too many, the answer is the same. */
export const friendForm = defineForm({
  kind: 'send-to-friend',
  command: 'sendToFriend',
  words: friendWords,
  needsCaptcha: true,
  mailsVisitor: false,
  kept: ({ friendEmail: _email, friendFirstName: _first, friendLastName: _last, ...fields }) => fields,
  async store(transaction, { fields, language, property }, { config, siteUrl }) {
    if (!property || !siteUrl) return;
    const receiver = await toReceiver(transaction, fields.friendEmail);
    if (!(await maySendTo(transaction, receiver))) return;
    const token = await mailToken(transaction, 'friends', receiver.address);
    await queueMail(
      transaction,
      friendMail(config, { to: fields.friendEmail, language, property, site: siteUrl, token }),
    );
  },
});
