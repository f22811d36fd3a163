import { defineRemote } from 'composer/contract';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { embeddedFrames } from './src/media/embedded-frames.ts';
import { usedLinks } from './src/links.ts';
import { offeredSlots, usedWidgets } from './src/widgets-and-slots.ts';
import { aCard, aPicture, aProperty } from './testing/property-fixture.ts';
import { everythingKnown } from './testing/rich-property.ts';

/** Paths of a property that others lead to, by its link name (product A13). */
const PATHS = {
  'sale-property': listingPaths({ nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }),
  'rent-property': listingPaths({ nl: 'te-huur', fr: 'a-louer', en: 'for-rent', de: 'zu-vermieten' }),
  'discreet-property': listingPaths({ nl: 'discreet', fr: 'discrete', en: 'discreet', de: 'diskret' }),
  unit: below(
    { nl: 'projecten', fr: 'projects', en: 'projects', de: 'projekte' },
    ':town/:project/:projectId/:slug?/:id',
  ),
};

/** Last segment of the path of its pictures. */
const PICTURES = { nl: 'fotos', fr: 'photos', en: 'photos', de: 'fotos' };

/** The page of one property, and that of its pictures, under its paths in four languages (product A13–A18). */
export default defineRemote({
  name: 'mf-property',
  budget: 79_000,
  sharedMessages: ['gallery', 'property'],
  uses: usedWidgets,
  slots: offeredSlots,
  links: usedLinks,
  embeds: { frames: embeddedFrames },
  pages: {
    // The form comes from mf-forms and is there when the page is. All of it can be read and sent without scripts; the watcher counts
    // the visit of whoever does nothing but look.
    PropertyPage: {
      code: './src/page/property.route.ts',
      fixture: {
        data: {
          property: aProperty(everythingKnown),
          similar: [aCard()],
          address: 'https://fixture.example/fr/',
        },
      },
      hydrate: 'interaction',
      watcher: 'property',
      widgets: ['mf-forms/RequestInfo', 'mf-search/PlacesMap'],
      slots: ['property/below-facts'],
      routes: [
        ...Object.entries(PATHS).map(([link, paths]) => ({ ...named(link), paths })),
        {
          id: 'property',
          originalPaths: ['/property/:id/'],
          paths: inEachLanguage(() => 'property/:id'),
        },
      ],
    },
    // One below the other: nothing there needs scripts.
    PicturesPage: {
      code: './src/pictures/pictures.route.ts',
      fixture: { data: aProperty({ pictures: [aPicture('fixture')] }) },
      hydrate: 'interaction',
      routes: Object.entries(PATHS).map(([link, paths]) => ({
        id: `${named(link).id}-pictures`,
        link: `${link}-pictures`,
        paths: inEachLanguage((language) => `${paths[language]}/${PICTURES[language]}`),
      })),
    },
  },
});

/** Others have routes named "unit" too. */
function named(link: string) {
  return { id: link === 'unit' ? 'project-unit' : link, link };
}

function listingPaths(section: Record<Language, string>) {
  return below(section, ':town/:slug?/:id');
}

function below(section: Record<Language, string>, path: string) {
  return inEachLanguage((language) => `${section[language]}/${path}`);
}

function inEachLanguage(path: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Record<
    Language,
    string
  >;
}
