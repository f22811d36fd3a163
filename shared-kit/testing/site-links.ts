import type { Href, LinkParams } from 'composer/contract';
import type { Language } from '../src/domain/languages.ts';
import { fillPattern } from 'composer/paths';

/** Path patterns below the language. */
export type Paths = Record<Language, string>;

const sale = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' };
const rent = { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' };
const discreet = { nl: 'discreet', fr: 'discrete', en: 'discreet', de: 'diskret' };
const projects = { nl: 'projecten', fr: 'projects', en: 'projects', de: 'projekte' };

const below = (section: Paths, pattern: string): Paths => ({
  nl: `${section.nl}/${pattern}`,
  fr: `${section.fr}/${pattern}`,
  en: `${section.en}/${pattern}`,
  de: `${section.de}/${pattern}`,
});

const pictures = (section: Paths, pattern: string): Paths => ({
  nl: `${section.nl}/${pattern}/fotos`,
  fr: `${section.fr}/${pattern}/photos`,
  en: `${section.en}/${pattern}/photos`,
  de: `${section.de}/${pattern}/fotos`,
});

/** Link names that tests of parts may lead to, as if the releases were live that have them. */
const PATHS: Record<string, Paths> = {
  sale,
  rent,
  discreet,
  holiday: {
    nl: 'vakantieverblijven',
    fr: 'villegiatures',
    en: 'holiday-homes',
    de: 'ferienimmobilien',
  },
  projects,
  'sale-property': below(sale, ':town/:slug?/:id'),
  'rent-property': below(rent, ':town/:slug?/:id'),
  'discreet-property': below(discreet, ':town/:slug?/:id'),
  'sale-property-pictures': pictures(sale, ':town/:slug?/:id'),
  'rent-property-pictures': pictures(rent, ':town/:slug?/:id'),
  'discreet-property-pictures': pictures(discreet, ':town/:slug?/:id'),
  'unit-pictures': pictures(projects, ':town/:project/:projectId/:slug?/:id'),
  'project-pictures': pictures(projects, ':id'),
  project: below(projects, ':city/:slug/:id'),
  unit: below(projects, ':town/:project/:projectId/:slug?/:id'),
  favourites: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'merkliste' },
  contact: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
  'contact-thanks': {
    nl: 'bedankt/contact',
    fr: 'merci/contact',
    en: 'thank-you/contact',
    de: 'danke/kontakt',
  },
  'request-thanks': {
    nl: 'bedankt/vraag',
    fr: 'merci/demande',
    en: 'thank-you/enquiry',
    de: 'danke/anfrage',
  },
  'rent-application': {
    nl: 'kandidatuur',
    fr: 'candidature-locative',
    en: 'rental-application',
    de: 'mietbewerbung',
  },
  'request-documents': {
    nl: 'documenten-aanvragen',
    fr: 'demander-des-documents',
    en: 'request-documents',
    de: 'dokumente-anfordern',
  },
  'sign-in': { nl: 'login', fr: 'login', en: 'login', de: 'login' },
  'sign-in-code': { nl: 'login/code', fr: 'login/code', en: 'login/code', de: 'login/code' },
  'owner-account': {
    nl: 'eigenaarsportaal/account',
    fr: 'espace-proprietaire/compte',
    en: 'owner-portal/account',
    de: 'eigentuemerportal/konto',
  },
  'owner-second-factor': {
    nl: 'eigenaarsportaal/account/twee-stappen',
    fr: 'espace-proprietaire/compte/deux-etapes',
    en: 'owner-portal/account/two-step',
    de: 'eigentuemerportal/konto/zwei-schritte',
  },
  owner: {
    nl: 'eigenaarsportaal',
    fr: 'espace-proprietaire',
    en: 'owner-portal',
    de: 'eigentuemerportal',
  },
  'forgotten-password': {
    nl: 'login/wachtwoord-vergeten',
    fr: 'login/mot-de-passe-oublie',
    en: 'login/forgotten-password',
    de: 'login/passwort-vergessen',
  },
  'search-alert': { nl: 'zoekopdracht', fr: 'recherche', en: 'search-alert', de: 'suchauftrag' },
  privacy: { nl: 'privacy', fr: 'confidentialite', en: 'privacy', de: 'datenschutz' },
};

/** Where links lead in tests; a name that is neither listed here nor the remote's own leads nowhere. */
export const siteHref = (pageLanguage: Language, own: Readonly<Record<string, Paths>> = {}): Href => {
  const paths = { ...PATHS, ...own };
  return (name: string, params: LinkParams = {}, language: Language = pageLanguage) => {
    const pattern = paths[name]?.[language];
    const path = pattern && fillPattern(pattern, params);
    return path && `/${language}/${path}/`;
  };
};
