import type { Language } from 'shared-kit/domain/languages';
import { formatEuro } from 'shared-kit/domain/numbers';
import { offeredAmount, takesOffers } from 'shared-kit/domain/purchase-offer';
import { dayText } from 'shared-kit/domain/days';
import { ApiFault } from '../../../http/api-fault.ts';
import type { MailBlock } from '../../../mail/mail-layout.ts';
import { amountInWords, offerDocument, offerNumber } from '../../offers/offer-document.ts';
import { isInvited, invitationLink } from '../../offers/invitation.ts';
import { OFFER_TEXTS } from '../../offers/offer-texts.ts';
import { defineForm, type MailContext } from '../form-definition.ts';
import { postalAddress } from '../mails/facts.ts';
import type { WordsOfForm } from '../mails/form-words.ts';
import { MAIL_TEXTS } from '../mails/mail-texts.ts';
import type { RequestedProperty } from '../requested-property.ts';

/** Labels of the mail to the agency, and the name of the attached file. */
const OFFER_FACTS: Record<
  Language,
  Record<'number' | 'amount' | 'inWords' | 'validity' | 'place' | 'file' | 'invite', string>
> = {
  nl: {
    number: 'Nummer',
    amount: 'Bod',
    inWords: 'In letters',
    validity: 'Geldig',
    place: 'Ondertekend te',
    file: 'aankoopbod',
    invite: 'Link om een bod uit te brengen, voor deze persoon',
  },
  fr: {
    number: 'Numéro',
    amount: 'Offre',
    inWords: 'En toutes lettres',
    validity: 'Valable',
    place: 'Signée à',
    file: 'offre-d-achat',
    invite: 'Lien pour faire une offre, à donner à cette personne',
  },
  en: {
    number: 'Number',
    amount: 'Offer',
    inWords: 'In words',
    validity: 'Valid',
    place: 'Signed at',
    file: 'purchase-offer',
    invite: 'Link for making an offer, to give to this person',
  },
  de: {
    number: 'Nummer',
    amount: 'Angebot',
    inWords: 'In Worten',
    validity: 'Gültig',
    place: 'Unterzeichnet in',
    file: 'kaufangebot',
    invite: 'Link für ein Angebot, für diese Person',
  },
};

const NO_PROPERTY = { title: '', reference: '' };

const offerWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Uw bod, referentie ${reference}`,
      received: `We hebben uw bod op het pand “${title}” (referentie ${reference}) ontvangen. In bijlage vindt u uw exemplaar.`,
      next: 'We leggen het bod voor aan de eigenaar en laten u zijn antwoord weten. Een aanvaard bod bindt: klopt er iets niet, bel ons dan meteen.',
    },
    toAgency: {
      subject: `Bod, referentie ${reference}: ${name}`,
      news: `Een bezoeker doet een bod op het pand “${title}” (referentie ${reference}). Het document is bijgevoegd.`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Votre offre, référence ${reference}`,
      received: `Nous avons bien reçu votre offre pour le bien « ${title} » (référence ${reference}). Vous trouverez votre exemplaire en pièce jointe.`,
      next: 'Nous la soumettons au propriétaire et vous communiquons sa réponse. Une offre acceptée engage : si quelque chose n’est pas exact, appelez-nous sans attendre.',
    },
    toAgency: {
      subject: `Offre d’achat, référence ${reference} : ${name}`,
      news: `Un visiteur fait une offre pour le bien « ${title} » (référence ${reference}). Le document est joint.`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Your offer, reference ${reference}`,
      received: `Your offer for “${title}” (reference ${reference}) has reached us. Your copy is attached.`,
      next: 'We put it to the owner and tell you the answer. An accepted offer binds: if anything is not right, please call us at once.',
    },
    toAgency: {
      subject: `Purchase offer, reference ${reference}: ${name}`,
      news: `A visitor makes an offer for “${title}” (reference ${reference}). The document is attached.`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Ihr Angebot, Referenz ${reference}`,
      received: `Ihr Angebot für die Immobilie „${title}“ (Referenz ${reference}) ist bei uns angekommen. Ihr Exemplar liegt bei.`,
      next: 'Wir legen es dem Eigentümer vor und teilen Ihnen seine Antwort mit. Ein angenommenes Angebot bindet: Stimmt etwas nicht, rufen Sie uns bitte sofort an.',
    },
    toAgency: {
      subject: `Kaufangebot, Referenz ${reference}: ${name}`,
      news: `Ein Besucher macht ein Angebot für die Immobilie „${title}“ (Referenz ${reference}). Das Dokument liegt bei.`,
    },
  }),
};

/** A purchase offer (product V41): both mails carry the same document. */
export const offerForm = defineForm({
  kind: 'offer',
  command: 'sendOffer',
  words: offerWords,
  isOptIn: true,
  kept: (fields, { id, receivedAt }) => ({ ...fields, offerNumber: offerNumber(id, receivedAt) }),
  async admit({ property }, { database, config, token }) {
    if (!property || !takesOffers(property.detail))
      throw refusal('propertyId', 'a property that is for sale at a price');
    if (config.forms.offer.isOpen) return;
    if (token === undefined || !(await isInvited(database, { token, propertyId: property.id })))
      throw refusal('token', 'of an invitation that holds');
  },
  facts(fields, language, texts, { config }, { id, receivedAt }) {
    const labels = OFFER_FACTS[language];
    const document = OFFER_TEXTS[language];
    const euro = (text: string) =>
      formatEuro(offeredAmount(text), config.languages.numberLocales?.[language]);
    const { loan, loanAmount, loanDays, secondFirstName, secondLastName, secondAddress } = fields;
    return [
      [texts.labels.address, postalAddress(fields, texts)],
      [labels.number, offerNumber(id, receivedAt)],
      [labels.amount, euro(fields.amount)],
      [labels.inWords, amountInWords(offeredAmount(fields.amount), language)],
      [
        labels.validity,
        document.validity(dayText(fields.startDate, language), dayText(fields.endDate, language)),
      ],
      [
        document.labels.loan,
        loan === 'yes' ? document.loan.yes(loanAmount && euro(loanAmount), loanDays) : document.loan.none,
      ],
      [document.labels.ownHome, document.ownHome[fields.ownHome]],
      [document.labels.conditions, fields.conditions || document.noConditions],
      [
        document.personB,
        fields.signers === 'two'
          ? [`${secondFirstName} ${secondLastName}`, secondAddress].filter(Boolean).join(', ')
          : '',
      ],
      [labels.place, fields.place],
    ];
  },
  async attachments({ id, language, receivedAt, fields, property }, { config }) {
    const address = postalAddress(fields, MAIL_TEXTS[language]);
    const offer = { id, language, receivedAt, fields, property: property!.detail, address };
    const document = await offerDocument(config, offer);
    return [
      {
        filename: `${OFFER_FACTS[language].file}-${offerNumber(id, receivedAt)}.pdf`,
        contentType: 'application/pdf',
        content: document.toString('base64'),
      },
    ];
  },
});

const refusal = (field: string, rule: string) =>
  new ApiFault('invalid-input', [{ field, rule, messageKey: 'invalid' }]);

/** Where offers are by invitation, the agency's mail about a visitor has the link that it may give to them (product V41). */
export async function offerInvitation(
  { id, detail }: RequestedProperty,
  language: Language,
  { database, config, siteUrl }: MailContext,
): Promise<MailBlock[]> {
  const { isOpen, invitationDays: days } = config.forms.offer;
  if (isOpen || !siteUrl || !takesOffers(detail)) return [];
  const address = await invitationLink(database, { propertyId: id, days, site: siteUrl, language });
  return [{ kind: 'link', label: OFFER_FACTS[config.languages.default].invite, address }];
}
