import { defineRemote } from 'shared-kit/contracts/release';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { SECTION_SEGMENTS } from 'shared-kit/domain/sections';
import type { Section } from 'shared-kit/domain/sections';
import { offeredSlots, usedWidgets } from './src/widgets-and-slots.ts';

/** What every route shows; the form comes from mf-forms and is there when the page is. */
const PAGE = {
  page: './PropertyPage',
  widgets: ['mf-forms/RequestInfo'],
  slots: ['property/below-facts'],
};

/** The page of one property, under its paths in four languages (product A13–A18). */
export default defineRemote({
  name: 'mf-property',
  exposes: { './PropertyPage': './src/property.route.ts' },
  sharedMessages: ['gallery', 'property'],
  uses: usedWidgets,
  slots: offeredSlots,
  routes: [
    listingRoute('sale-property', 'sale'),
    listingRoute('rent-property', 'rent'),
    listingRoute('discreet-property', 'discreet'),
    {
      id: 'project-unit',
      paths: inEachLanguage(
        (language) => `${SECTION_SEGMENTS.projects[language]}/:town/:project/:projectId/:slug?/:id`,
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

function listingRoute(id: string, section: Section) {
  return {
    id,
    paths: inEachLanguage((language) => `${SECTION_SEGMENTS[section][language]}/:town/:slug?/:id`),
    ...PAGE,
  };
}

function inEachLanguage(path: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Record<
    Language,
    string
  >;
}
