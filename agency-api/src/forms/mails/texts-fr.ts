import type { FormMailTexts } from './form-mail-texts.ts';

export const fr: FormMailTexts = {
  titles: { mr: 'Monsieur', ms: 'Madame', miss: 'Mademoiselle' },
  greeting: 'Bonjour,',
  received: {
    contact: 'Nous avons bien reçu votre message et vous en remercions.',
    property: (title, reference) =>
      `Nous avons bien reçu votre demande d’information sur le bien « ${title} » (référence ${reference}) et vous en remercions.`,
  },
  whatNext:
    'Un membre de notre équipe vous répondra dans les meilleurs délais. Pour ajouter quelque chose, répondez simplement à cet e-mail.',
  closing: 'Bien à vous,',
  notYou:
    'Vous n’avez rien demandé ? Quelqu’un a sans doute indiqué votre adresse par erreur : ignorez cet e-mail.',
  subjects: {
    toVisitor: {
      contact: (agency) => `Votre message à ${agency}`,
      property: (reference) => `Votre demande d’information, référence ${reference}`,
    },
    toAgency: {
      contact: (name) => `Nouveau message de ${name}`,
      property: (reference, name) => `Demande d’information, référence ${reference} : ${name}`,
    },
  },
  news: {
    contact: 'Un visiteur vous écrit depuis la page de contact du site.',
    property: (title, reference) =>
      `Un visiteur demande des informations sur le bien « ${title} » (référence ${reference}).`,
  },
  answerHere: 'En répondant à cet e-mail, vous écrivez directement au visiteur.',
  seeProperty: 'Voir le bien',
  labels: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    preference: 'Préfère être contacté par',
    timeSlots: 'Joignable',
    newsletter: 'Lettre d’information',
    language: 'Langue',
    remark: 'Message :',
  },
  box: 'bte',
  preferences: { phone: 'téléphone', email: 'e-mail' },
  yes: 'oui',
  no: 'non',
  languages: { nl: 'néerlandais', fr: 'français', en: 'anglais', de: 'allemand' },
};
