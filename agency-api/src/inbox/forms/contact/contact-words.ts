import type { WordsOfForm } from '../mails/form-words.ts';

export const contactWords: WordsOfForm = {
  nl: ({ agency, name }) => ({
    toVisitor: {
      subject: `Uw bericht aan ${agency}`,
      received: 'Bedankt voor uw bericht. We hebben het ontvangen.',
    },
    toAgency: {
      subject: `Nieuw bericht van ${name}`,
      news: 'Een bezoeker schrijft u via de contactpagina van de site.',
    },
  }),
  fr: ({ agency, name }) => ({
    toVisitor: {
      subject: `Votre message à ${agency}`,
      received: 'Nous avons bien reçu votre message et vous en remercions.',
    },
    toAgency: {
      subject: `Nouveau message de ${name}`,
      news: 'Un visiteur vous écrit depuis la page de contact du site.',
    },
  }),
  en: ({ agency, name }) => ({
    toVisitor: {
      subject: `Your message to ${agency}`,
      received: 'Thank you for your message. It has reached us.',
    },
    toAgency: {
      subject: `New message from ${name}`,
      news: 'A visitor is writing to you from the contact page of the site.',
    },
  }),
  de: ({ agency, name }) => ({
    toVisitor: {
      subject: `Ihre Nachricht an ${agency}`,
      received: 'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen.',
    },
    toAgency: {
      subject: `Neue Nachricht von ${name}`,
      news: 'Ein Besucher schreibt Ihnen über die Kontaktseite der Website.',
    },
  }),
};
