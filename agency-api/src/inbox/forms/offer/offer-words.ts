import type { Language } from 'shared-kit/domain/languages';
import type { WordsOfForm } from '../mails/form-words.ts';

/** Labels of the mail to the agency, and the name of the attached file. */
export const OFFER_FACTS: Record<
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

export const offerWords: WordsOfForm = {
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
