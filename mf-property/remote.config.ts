import { defineRemote } from 'shared-kit/contracts/release';
import type { RemoteRoute } from 'shared-kit/contracts/release';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { embeddedFrames } from './src/media/embedded-frames.ts';
import { usedLinks } from './src/links.ts';
import { offeredSlots, usedWidgets } from './src/widgets-and-slots.ts';
import { aCard, aProperty } from './testing/property-fixture.ts';
import { everythingKnown } from './testing/rich-property.ts';

/** First segment of the path (product A13). */
const SECTIONS = {
  sale: { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' },
  rent: { nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' },
  discreet: { nl: 'discreet', fr: 'discrete', en: 'discreet', de: 'diskret' },
  projects: { nl: 'projecten', fr: 'projects', en: 'projects', de: 'projekte' },
};

/**
 * What every route shows; the form comes from mf-forms and is there when the page is. All of it can be read and sent without scripts; the
 * watcher counts the visit of whoever does nothing but look.
 */
const PAGE = {
  page: './PropertyPage',
  hydrate: 'interaction',
  watcher: 'property',
  widgets: ['mf-forms/RequestInfo', 'mf-search/PlacesMap'],
  slots: ['property/below-facts'],
} satisfies Partial<RemoteRoute>;

/** The page of one property, under its paths in four languages (product A13–A18). */
export default defineRemote({
  name: 'mf-property',
  exposes: { './PropertyPage': './src/property.route.ts' },
  sharedMessages: ['gallery', 'property'],
  uses: usedWidgets,
  slots: offeredSlots,
  links: usedLinks,
  embeds: { frames: embeddedFrames },
  fixtures: {
    './PropertyPage': {
      data: {
        property: aProperty(everythingKnown),
        similar: [aCard()],
        address: 'https://fixture.example/fr/',
      },
    },
  },
  routes: [
    listingRoute('sale-property', SECTIONS.sale),
    listingRoute('rent-property', SECTIONS.rent),
    listingRoute('discreet-property', SECTIONS.discreet),
    {
      id: 'project-unit',
      link: 'unit',
      paths: inEachLanguage(
        (language) => `${SECTIONS.projects[language]}/:town/:project/:projectId/:slug?/:id`,
      ),
      ...PAGE,
    },
    {
      id: 'property',
      originalPath: '/property/:id/',
      paths: inEachLanguage(() => 'property/:id'),
      ...PAGE,
    },
  ],
});

function listingRoute(link: string, section: Record<Language, string>) {
  return {
    id: link,
    link,
    paths: inEachLanguage((language) => `${section[language]}/:town/:slug?/:id`),
    ...PAGE,
  };
}

function inEachLanguage(path: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Record<
    Language,
    string
  >;
}
