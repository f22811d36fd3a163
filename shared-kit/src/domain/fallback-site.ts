import type { Site } from '../contracts/api/site.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';

/** The frame while the API cannot be reached: no menu and no agency to show, but a page that says so. */
export const fallbackSite = (language: Language): Site => ({
  language,
  defaultLanguage: language,
  languages: [...LANGUAGES],
  agency: {
    name: '',
    legalName: '',
    street: '',
    zip: '',
    city: '',
    country: '',
    phone: '',
    email: '',
    vat: '',
    licence: '',
    supervisor: '',
    insurer: '',
    policy: '',
    ethicsUrl: null,
  },
  topBar: null,
  menu: [],
  footer: { columns: [], copyright: '' },
  breakpoints: { mobile: 767, tablet: 960 },
});
