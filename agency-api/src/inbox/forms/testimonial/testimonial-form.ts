import { mailToken, mailingPage } from '../../../mail/mailing-links.ts';
import { storeTestimonial } from '../../testimonials/store-testimonial.ts';
import { defineForm } from '../form-definition.ts';
import { TESTIMONIAL_FACTS, testimonialWords } from './testimonial-words.ts';

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
