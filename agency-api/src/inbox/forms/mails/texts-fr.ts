import type { FormMailTexts } from './form-mail-texts.ts';

export const fr: FormMailTexts = {
  titles: { mr: 'Monsieur', ms: 'Madame', miss: 'Mademoiselle' },
  greeting: 'Bonjour,',
  whatNext:
    'Un membre de notre équipe vous répondra dans les meilleurs délais. Pour ajouter quelque chose, répondez simplement à cet e-mail.',
  closing: 'Bien à vous,',
  notYou:
    'Vous n’avez rien demandé ? Quelqu’un a sans doute indiqué votre adresse par erreur : ignorez cet e-mail.',
  answerHere: 'En répondant à cet e-mail, vous écrivez directement au visiteur.',
  seeProperty: 'Voir le bien',
  labels: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    preference: 'Préfère être contacté par',
    device: 'Téléphone à appeler',
    timeSlots: 'Joignable',
    newsletter: 'Lettre d’information',
    language: 'Langue',
    remark: 'Message :',
  },
  box: 'bte',
  countries: { LU: 'Luxembourg', FR: 'France', DE: 'Allemagne', NL: 'Pays-Bas', other: 'autre pays' },
  preferences: { phone: 'téléphone', email: 'e-mail' },
  devices: { mobile: 'portable', landline: 'fixe', work: 'au travail' },
  yes: 'oui',
  no: 'non',
  languages: { nl: 'néerlandais', fr: 'français', en: 'anglais', de: 'allemand' },
};
