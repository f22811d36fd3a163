import type { AppointmentMailTexts } from './appointment-mail-texts.ts';

export const fr: AppointmentMailTexts = {
  greeting: 'Bonjour,',
  closing: 'Bien à vous,',
  notYou:
    'Vous n’avez rien demandé ? Quelqu’un a sans doute indiqué votre adresse par erreur : annulez la visite par le lien ci-dessus.',
  visitor: {
    requested: {
      subject: 'Votre demande de visite',
      intro: 'Nous avons bien reçu votre demande de visite. Nous la confirmons par e-mail dès que possible.',
    },
    confirmed: { subject: 'Votre visite est confirmée', intro: 'Votre visite est confirmée. À bientôt !' },
    moved: {
      subject: 'Votre visite a été déplacée',
      intro: 'Votre visite a été déplacée ; voici le nouveau moment. À bientôt !',
    },
    proposed: {
      subject: 'Un autre moment pour votre visite',
      intro:
        'Le moment que vous aviez choisi ne nous convient malheureusement pas. Nous vous proposons celui-ci, que nous gardons pour vous.',
    },
    refused: {
      subject: 'Votre visite n’aura pas lieu',
      intro: 'Nous ne pouvons malheureusement pas vous faire visiter ce bien au moment prévu.',
    },
    cancelled: {
      subject: 'Votre visite est annulée',
      intro: 'Vous avez annulé votre visite. Merci de nous avoir prévenus.',
    },
    reminder: {
      subject: 'Rappel : votre visite',
      intro: 'Nous nous voyons bientôt pour la visite.',
    },
  },
  office: {
    requested: { subject: 'Demande de visite', news: 'Un visiteur demande une visite.' },
    booked: { subject: 'Nouvelle visite', news: 'Un visiteur a réservé une visite.' },
    moved: { subject: 'Visite déplacée', news: 'Le visiteur a déplacé sa visite.' },
    moveRequested: {
      subject: 'Visite à déplacer',
      news: 'Le visiteur demande un autre moment pour sa visite.',
    },
    cancelled: { subject: 'Visite annulée', news: 'Le visiteur a annulé sa visite.' },
    accepted: { subject: 'Visite acceptée', news: 'Le visiteur accepte le moment proposé.' },
  },
  event: 'Visite',
  reference: 'référence',
  see: 'Voir le bien',
  manage: 'Déplacer ou annuler ma visite',
  answerProposal: 'Accepter ce moment ou en choisir un autre',
  decide: 'Confirmer, proposer un autre moment ou refuser',
  open: 'Ouvrir le rendez-vous',
  why: 'Raison :',
  remark: 'Message :',
  attached: 'Le fichier joint ajoute la visite à votre agenda.',
  labels: {
    when: 'Quand',
    where: 'Où',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    newsletter: 'Lettre d’information',
    language: 'Langue',
    property: 'Bien',
  },
  rental: {
    title: 'Pour louer ce bien :',
    income: ['Revenus nets', (amount) => `au moins ${amount} par mois`],
    persons: ['Personnes', (most) => `${most} au plus`],
    first: [
      'Premier mois',
      (rent, charges) => (charges ? `${rent} de loyer et ${charges} de charges` : `${rent} de loyer`),
    ],
    inventory: ['État des lieux', (percent) => `${percent}\u00a0% des frais à votre charge`],
    guarantee: [
      'Garantie locative',
      (months) => (months === 1 ? 'au plus 1 mois de loyer' : `au plus ${months} mois de loyer`),
    ],
  },
  yes: 'oui',
  languages: { nl: 'néerlandais', fr: 'français', en: 'anglais', de: 'allemand' },
};
