import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { aProjectForSale, PROJECTS } from './projects.ts';

export const LANGUAGES = ['fr', 'nl', 'en', 'de'] as const;
export type SiteLanguage = (typeof LANGUAGES)[number];

/** The language with the longest words: `npm test` runs in it what is to be so in each language, `npm run test:long` in the others. */
export const SAMPLE_LANGUAGE = 'de';
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== SAMPLE_LANGUAGE);

/** Whether this is `npm run test:long`. */
const IS_LONG = Boolean(process.env.E2E_LONG);

/** Languages in which this run opens pages on a desktop. */
export const LANGUAGES_ON_DESKTOP: readonly SiteLanguage[] = IS_LONG ? LANGUAGES : ['fr'];

/** Languages in which this run opens pages on a phone. */
export const LANGUAGES_ON_PHONE: readonly SiteLanguage[] = IS_LONG ? LANGUAGES : [];

/** Kinds of page that `npm test` opens one by one; `npm run test:long` opens all. */
const KINDS = ['home', 'sale list', 'property', 'contact'];

/** Public paths of the two lists, per language (product A13). */
export const LISTS: Record<SiteLanguage, { sale: string; rent: string }> = {
  fr: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
  nl: { sale: '/nl/te-koop/', rent: '/nl/te-huur/' },
  en: { sale: '/en/for-sale/', rent: '/en/for-rent/' },
  de: { sale: '/de/zu-verkaufen/', rent: '/de/zu-vermieten/' },
};

/** Public paths of the lists that the agency puts together, per language (product L11). */
const CATEGORY_LISTS: Record<SiteLanguage, Record<string, string>> = {
  fr: { 'discreet list': '/fr/discrete/', 'holiday homes': '/fr/villegiatures/' },
  nl: { 'discreet list': '/nl/discreet/', 'holiday homes': '/nl/vakantieverblijven/' },
  en: { 'discreet list': '/en/discreet/', 'holiday homes': '/en/holiday-homes/' },
  de: { 'discreet list': '/de/diskret/', 'holiday homes': '/de/ferienimmobilien/' },
};

/** Public paths of the privacy statement, per language. */
export const PRIVACY: Record<SiteLanguage, string> = {
  fr: '/fr/confidentialite/',
  nl: '/nl/privacy/',
  en: '/en/privacy/',
  de: '/de/datenschutz/',
};

/** Public paths of the contact page, and of the one that thanks (product A24, A25). */
export const CONTACT: Record<SiteLanguage, string> = {
  fr: '/fr/contact/',
  nl: '/nl/contact/',
  en: '/en/contact/',
  de: '/de/kontakt/',
};
const THANKS: Record<SiteLanguage, string> = {
  fr: '/fr/merci/contact/',
  nl: '/nl/bedankt/contact/',
  en: '/en/thank-you/contact/',
  de: '/de/danke/kontakt/',
};

const FORGOTTEN_PASSWORD: Record<SiteLanguage, string> = {
  fr: '/fr/login/mot-de-passe-oublie/',
  nl: '/nl/login/wachtwoord-vergeten/',
  en: '/en/login/forgotten-password/',
  de: '/de/login/passwort-vergessen/',
};

/** The further pages of the agency's content, per language (product A23). */
export const CONTENT_PAGES: Record<SiteLanguage, Record<string, string>> = {
  fr: {
    'privacy statement': PRIVACY.fr,
    cookies: '/fr/politique-cookies/',
    disclaimer: '/fr/mentions-legales/',
    about: '/fr/agence/',
    services: '/fr/services/',
    fees: '/fr/honoraires/',
    'tenant insurance': '/fr/assurance-locataire/',
  },
  nl: {
    'privacy statement': PRIVACY.nl,
    cookies: '/nl/cookiebeleid/',
    disclaimer: '/nl/disclaimer/',
    about: '/nl/over-ons/',
    services: '/nl/diensten/',
    fees: '/nl/erelonen/',
    'tenant insurance': '/nl/huurdersverzekering/',
  },
  en: {
    'privacy statement': PRIVACY.en,
    cookies: '/en/cookie-policy/',
    disclaimer: '/en/disclaimer/',
    about: '/en/about-us/',
    services: '/en/services/',
    fees: '/en/fees/',
    'tenant insurance': '/en/tenant-insurance/',
  },
  de: {
    'privacy statement': PRIVACY.de,
    cookies: '/de/cookie-richtlinie/',
    disclaimer: '/de/haftungsausschluss/',
    about: '/de/ueber-uns/',
    services: '/de/dienstleistungen/',
    fees: '/de/honorare/',
    'tenant insurance': '/de/mieterversicherung/',
  },
};

/** A page of each other kind that content or a form has. */
const FURTHER_PAGES: Record<SiteLanguage, Record<string, string>> = {
  fr: {
    blog: '/fr/blog/',
    article: '/fr/blog/demenager-sans-oublier-l-essentiel/',
    reviews: '/fr/agence/avis/',
    testimonial: '/fr/temoignages/lena-hofmann/',
    valuation: '/fr/estimation-gratuite/',
    offer: '/fr/faire-une-offre/?property=847',
    application: '/fr/candidature-locative/?property=1373',
    'own testimonial': '/fr/donner-un-temoignage/',
  },
  nl: {
    blog: '/nl/blog/',
    article: '/nl/blog/verhuizen-zonder-het-belangrijkste-te-vergeten/',
    reviews: '/nl/over-ons/ervaringen/',
    testimonial: '/nl/getuigenissen/lena-hofmann/',
    valuation: '/nl/gratis-schatting/',
    offer: '/nl/bod-uitbrengen/?property=847',
    application: '/nl/kandidatuur/?property=1373',
    'own testimonial': '/nl/getuigenis-geven/',
  },
  en: {
    blog: '/en/blog/',
    article: '/en/blog/moving-house-without-forgetting-the-essentials/',
    reviews: '/en/about-us/reviews/',
    testimonial: '/en/testimonials/lena-hofmann/',
    valuation: '/en/free-valuation/',
    offer: '/en/make-an-offer/?property=847',
    application: '/en/rental-application/?property=1373',
    'own testimonial': '/en/give-a-testimonial/',
  },
  de: {
    blog: '/de/blog/',
    article: '/de/blog/umziehen-ohne-das-wichtigste-zu-vergessen/',
    reviews: '/de/ueber-uns/bewertungen/',
    testimonial: '/de/erfahrungsberichte/lena-hofmann/',
    valuation: '/de/kostenlose-schaetzung/',
    offer: '/de/angebot-machen/?property=847',
    application: '/de/mietbewerbung/?property=1373',
    'own testimonial': '/de/erfahrungsbericht-abgeben/',
  },
};

/** Last segment of the path of the pictures of a home, per language (product A14). */
const PICTURES: Record<SiteLanguage, string> = { fr: 'photos', nl: 'fotos', en: 'photos', de: 'fotos' };

/** Public paths of the visitor's favourites, per language (product S31). */
export const FAVOURITES: Record<SiteLanguage, string> = {
  fr: '/fr/favoris/',
  nl: '/nl/favorieten/',
  en: '/en/favourites/',
  de: '/de/merkliste/',
};
const COMPARE: Record<SiteLanguage, string> = {
  fr: '/fr/favoris/comparer/',
  nl: '/nl/favorieten/vergelijken/',
  en: '/en/favourites/compare/',
  de: '/de/merkliste/vergleichen/',
};

/** Address of a property that is for sale: the first of the list, as a visitor finds it. */
export async function propertyPath(
  request: APIRequestContext,
  language: SiteLanguage = 'fr',
  query = '',
  site = '',
) {
  const list = LISTS[language].sale;
  const html = await (await request.get(`${site}${list}${query}`)).text();
  const path = new RegExp(`href="(${list}[^"?]+/\\d+/)"`).exec(html)?.[1];
  expect(path, `a property in ${list}`).toBeDefined();
  return path!;
}

/** Kinds of page that a visitor meets, by name. */
export async function everyPage(request: APIRequestContext, language: SiteLanguage) {
  const property = await propertyPath(request, language);
  const aHome = `?home=${/(\d+)\/$/.exec(property)![1]}`;
  return {
    home: `/${language}/`,
    'sale list': LISTS[language].sale,
    'rent list': LISTS[language].rent,
    ...CATEGORY_LISTS[language],
    'empty list': `${LISTS[language].sale}?bedrooms=20`,
    property,
    pictures: `${property}${PICTURES[language]}/`,
    favourites: FAVOURITES[language],
    'shared favourites': FAVOURITES[language] + aHome,
    compare: COMPARE[language] + aHome,
    projects: PROJECTS[language],
    project: (await aProjectForSale(request, language)).path,
    contact: CONTACT[language],
    thanks: THANKS[language],
    'sign-in': `/${language}/login/`,
    'forgotten password': FORGOTTEN_PASSWORD[language],
    ...CONTENT_PAGES[language],
    ...FURTHER_PAGES[language],
    'unknown path': `/${language}/no-such-page/`,
    'unknown property': `${LISTS[language].sale}nowhere/999999/`,
  };
}

/** Those that this run opens one by one: all of them in `npm run test:long` only. */
export async function pagesOfThisRun(request: APIRequestContext, language: SiteLanguage) {
  const pages = Object.entries(await everyPage(request, language));
  return IS_LONG ? pages : pages.filter(([kind]) => KINDS.includes(kind));
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response!;
}

/** Interacts with the page, and waits until all of it is hydrated. */
export async function hydrated(page: Page) {
  await shellHydrated(page);
  await expect.poll(() => page.evaluate(unhydratedParts), { intervals: [OFTEN] }).toEqual([]);
}

/** ms between two looks at something that nearly every test waits for; Playwright's own become a second. */
export const OFTEN = 50;

/** Waits until the page hears its visitor; nothing of it need be hydrated. */
export const started = (page: Page) =>
  expect
    .poll(() => page.evaluate('window.__PAGE__?.replay !== undefined'), { intervals: [OFTEN] })
    .toBe(true);

/** Has pages wait for an interaction in wide windows too: data are to be saved (docs/decisions/0091). */
export const hydratedOnInteraction = (browser: Pick<Page, 'addInitScript'>) =>
  browser.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits until the page has hydrated whatever does not wait for its visitor. */
export const settled = (page: Page) =>
  expect
    .poll(
      () => page.evaluate('window.__PAGE__?.scripts.hydration || document.documentElement.dataset.hydrated'),
      { intervals: [OFTEN] },
    )
    .toBeTruthy();

/** Interacts with the page, and waits until its layout is hydrated; parts may lack their code. All of it is laid out then. */
export async function shellHydrated(page: Page) {
  await started(page);
  await page.keyboard.press('Shift');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-hydrated', /(^| )shell( |$)/);
  // What is not laid out yet has no inner text (docs/decisions/0077): a link within the page would have it laid out as well.
  await root.evaluate((element) => element.removeAttribute('data-late-layout'));
}

/** Runs in the page: parts that are not hydrated yet, read from attributes of <html>. */
function unhydratedParts(): string[] {
  interface Sent {
    used: { remote: string; expose: string }[];
    deferred: { remote: string; expose: string }[];
    router: { errors: object | null };
  }
  const page = (window as unknown as { __PAGE__?: { state?: Sent } }).__PAGE__;
  // The start script reads them when the first large picture is there.
  if (!page) return ['data of the page'];
  // A page whose state is gone is rendered anew with whatever it uses.
  const { used, deferred, router } = page.state ?? { used: [], deferred: [], router: { errors: null } };
  // An error page is rendered by the shell, not by the remote.
  if (router.errors) return [];
  const answering = document.documentElement.dataset.hydrated?.split(' ') ?? [];
  return [...used, ...deferred]
    .map(({ remote, expose }) => `${remote}/${expose.slice(2)}`)
    .filter((part) => !answering.includes(part));
}
