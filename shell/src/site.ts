import { createStore } from 'jotai';
import type { ShellSite } from 'composer/shell';
import { createApiClient } from 'shared-kit/api-client';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { pageLocales } from 'shared-kit/domain/numbers';
import { mayLoadThirdParties } from 'shared-kit/domain/consent';
import { languageAtom } from 'shared-kit/state';
import { Document } from './document/document.tsx';
import { ShellErrorPage, UnavailableRoute } from './pages/error-page.tsx';
import { contentLoader, homeLoader } from './content/content.loader.ts';
import { ContentRoute, NotFoundRoute } from './content/content-route.tsx';
import { notFoundLoader } from './content/not-found.loader.ts';
import { contentPageMeta } from './document/content-meta.ts';
import { areThirdPartiesRunning } from './third-parties/running.ts';

/** The estate agency's site, as its shell has to know it. */
export const site: ShellSite = {
  languages: LANGUAGES,
  createApi: createApiClient,
  readSite: (api, language, signal) => api.get('getSite', { query: { lang: language }, signal }),
  readFacts: (site, language) => ({
    languages: site.languages,
    locales: pageLocales(language, site),
    links: site.links,
    phoneMax: site.breakpoints.mobile,
  }),
  createStore(language) {
    const store = createStore();
    store.set(languageAtom, language);
    return store;
  },
  Document,
  PageError: ShellErrorPage,
  UnavailablePage: UnavailableRoute,
  // The home page, and every address of the language that no live release declares: the API knows which page is there.
  pages: [
    { id: 'home', path: '', loader: homeLoader, Component: ContentRoute, meta: contentPageMeta },
    { id: 'content', path: '/*', loader: contentLoader, Component: ContentRoute, meta: contentPageMeta },
  ],
  notFound: { loader: notFoundLoader, Component: NotFoundRoute },
  thirdParties: {
    areRunning: areThirdPartiesRunning,
    // Other third parties may load there (product A27), on a site that has any.
    mayLoad: ({ pathname, search }, { thirdParties, captcha }) =>
      (thirdParties !== undefined || captcha !== undefined) && mayLoadThirdParties(pathname, search),
  },
};
