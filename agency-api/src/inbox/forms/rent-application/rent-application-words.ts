import type { WordsOfForm } from '../mails/form-words.ts';

export const rentApplicationWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Uw kandidatuur, referentie ${reference}`,
      received: `Bedankt voor uw kandidatuur voor het pand “${title}” (referentie ${reference}). We hebben ze ontvangen.`,
      next: 'We bezorgen uw kandidatuur aan de eigenaar en laten u het antwoord weten. Wilt u iets toevoegen of uw kandidatuur intrekken? Beantwoord dan gewoon deze e-mail.',
    },
    toAgency: {
      subject: `Kandidatuur, referentie ${reference}: ${name}`,
      news: `Een bezoeker stelt zich kandidaat voor het pand “${title}” (referentie ${reference}).`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Votre candidature, référence ${reference}`,
      received: `Nous avons bien reçu votre candidature pour le bien « ${title} » (référence ${reference}) et vous en remercions.`,
      next: 'Nous transmettons votre candidature au propriétaire et vous communiquons sa réponse. Pour ajouter quelque chose ou retirer votre candidature, répondez simplement à cet e-mail.',
    },
    toAgency: {
      subject: `Candidature, référence ${reference} : ${name}`,
      news: `Un visiteur pose sa candidature pour le bien « ${title} » (référence ${reference}).`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Your application, reference ${reference}`,
      received: `Thank you for your application for “${title}” (reference ${reference}). It has reached us.`,
      next: 'We pass it on to the owner and let you know the answer. To add anything or to withdraw your application, simply reply to this e-mail.',
    },
    toAgency: {
      subject: `Rental application, reference ${reference}: ${name}`,
      news: `A visitor applies for “${title}” (reference ${reference}).`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: {
      subject: `Ihre Bewerbung, Referenz ${reference}`,
      received: `vielen Dank für Ihre Bewerbung um die Immobilie „${title}“ (Referenz ${reference}). Sie ist bei uns angekommen.`,
      next: 'Wir leiten sie an den Eigentümer weiter und teilen Ihnen seine Antwort mit. Möchten Sie etwas ergänzen oder Ihre Bewerbung zurückziehen? Antworten Sie einfach auf diese E-Mail.',
    },
    toAgency: {
      subject: `Mietbewerbung, Referenz ${reference}: ${name}`,
      news: `Ein Besucher bewirbt sich um die Immobilie „${title}“ (Referenz ${reference}).`,
    },
  }),
};

/** Not met: the API refuses an application without property. */
const NO_PROPERTY = { title: '', reference: '' };
