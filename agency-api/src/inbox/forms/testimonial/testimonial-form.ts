import type { Language } from 'shared-kit/domain/languages';
import { mailToken, mailingPage } from '../../../mail/mailing-links.ts';
import { storeTestimonial } from '../../testimonials/stored-testimonials.ts';
import { defineForm } from '../form-definition.ts';
import type { WordsOfForm } from '../mails/form-words.ts';

/** Labels of the mail to the agency, and its link. */
const TESTIMONIAL_FACTS: Record<
  Language,
  Record<'name' | 'about' | 'webAddress' | 'text' | 'decide', string>
> = {
  nl: {
    name: 'Naam op de site',
    about: 'Gaat over',
    webAddress: 'Website',
    text: 'Getuigenis',
    decide: 'Publiceren of weigeren',
  },
  fr: {
    name: 'Nom affiché',
    about: 'À propos de',
    webAddress: 'Site web',
    text: 'Témoignage',
    decide: 'Publier ou refuser',
  },
  en: {
    name: 'Name on the site',
    about: 'About',
    webAddress: 'Website',
    text: 'Testimonial',
    decide: 'Publish or refuse',
  },
  de: {
    name: 'Name auf der Website',
    about: 'Betrifft',
    webAddress: 'Website',
    text: 'Erfahrungsbericht',
    decide: 'Veröffentlichen oder ablehnen',
  },
};

const testimonialWords: WordsOfForm = {
  nl: ({ agency, name }) => ({
    toVisitor: {
      subject: `Uw getuigenis voor ${agency}`,
      received: 'Bedankt voor uw getuigenis. We hebben ze ontvangen.',
      next: 'We lezen ze en publiceren ze zodra we u als klant hebben herkend; kritiek blijft staan. U krijgt een e-mail.',
    },
    toAgency: {
      subject: `Getuigenis van ${name}`,
      news: 'Een bezoeker stuurt een getuigenis. Ze verschijnt pas op de site wanneer u ze publiceert.',
    },
  }),
  fr: ({ agency, name }) => ({
    toVisitor: {
      subject: `Votre témoignage pour ${agency}`,
      received: 'Nous avons bien reçu votre témoignage et vous en remercions.',
      next: 'Nous le lisons et le publions dès que nous vous avons reconnu(e) comme client ; les critiques y ont leur place. Vous recevrez un e-mail.',
    },
    toAgency: {
      subject: `Témoignage de ${name}`,
      news: 'Un visiteur envoie un témoignage. Il n’apparaît sur le site que si vous le publiez.',
    },
  }),
  en: ({ agency, name }) => ({
    toVisitor: {
      subject: `Your testimonial for ${agency}`,
      received: 'Thank you for your testimonial. It has reached us.',
      next: 'We read it and publish it once we have recognised you as a client; criticism stays in. You will get an e-mail.',
    },
    toAgency: {
      subject: `Testimonial of ${name}`,
      news: 'A visitor sends a testimonial. It appears on the site only when you publish it.',
    },
  }),
  de: ({ agency, name }) => ({
    toVisitor: {
      subject: `Ihr Erfahrungsbericht für ${agency}`,
      received: 'vielen Dank für Ihren Erfahrungsbericht. Er ist bei uns angekommen.',
      next: 'Wir lesen ihn und veröffentlichen ihn, sobald wir Sie als Kundin oder Kunden erkannt haben; Kritik bleibt stehen. Sie erhalten eine E-Mail.',
    },
    toAgency: {
      subject: `Erfahrungsbericht von ${name}`,
      news: 'Ein Besucher sendet einen Erfahrungsbericht. Er erscheint erst auf der Website, wenn Sie ihn veröffentlichen.',
    },
  }),
};

/** The words of a client. They are published once the agency has said so, by the link of its mail. */
export const testimonialForm = defineForm({
  kind: 'testimonial',
  command: 'sendTestimonial',
  words: testimonialWords,
  isDecided: true,
  fileFields: ['picture'],
  facts(fields, language) {
    const labels = TESTIMONIAL_FACTS[language];
    return [
      [labels.name, fields.name],
      [labels.about, fields.about],
      [labels.webAddress, fields.webAddress],
      [labels.text, fields.text],
    ];
  },
  async agencyLinks({ id }, { database, config, siteUrl }) {
    if (!siteUrl) return [];
    const language = config.languages.default;
    const token = await mailToken(database, 'testimonials', id);
    return [
      {
        kind: 'link',
        label: TESTIMONIAL_FACTS[language].decide,
        address: mailingPage('testimonials', siteUrl, language, token),
      },
    ];
  },
  store: (transaction, { id, language, fields }, { siteUrl }) =>
    storeTestimonial(transaction, { id, language, fields, site: siteUrl }),
});
