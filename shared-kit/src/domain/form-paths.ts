import type { Language } from './languages.ts';

/** Pages of forms (product A24, A25): the contact page, and where a form that was sent leads. */
export type FormPage = 'contact' | 'contactThanks' | 'requestThanks';

/** Paths below the language prefix, without leading or trailing slash. */
export const FORM_SEGMENTS: Record<FormPage, Record<Language, string>> = {
  contact: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
  contactThanks: {
    nl: 'bedankt/contact',
    fr: 'merci/contact',
    en: 'thank-you/contact',
    de: 'danke/kontakt',
  },
  requestThanks: {
    nl: 'bedankt/vraag',
    fr: 'merci/demande',
    en: 'thank-you/enquiry',
    de: 'danke/anfrage',
  },
};

/** Public path of a page of forms. */
export function formPath(page: FormPage, language: Language): string {
  return `/${language}/${FORM_SEGMENTS[page][language]}/`;
}
