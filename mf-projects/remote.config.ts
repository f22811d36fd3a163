import { defineRemote } from 'composer/contract';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { usedLinks } from './src/links.ts';
import { CHOICE_NAMES } from './src/price-list/unit-choice.ts';
import { offeredSlots, usedWidgets } from './src/widgets-and-slots.ts';
import { aCard, aProject } from './testing/projects.ts';

/** Below it are the projects, and their units, which are the property's (product A13). */
const SECTION = { nl: 'projecten', fr: 'projects', en: 'projects', de: 'projekte' };

/** Last segment of the path of the page of its pictures, which has no name of the project: below its page are those of units. */
const PICTURES = { nl: 'fotos', fr: 'photos', en: 'photos', de: 'fotos' };

/** New-build projects: list, page of each, and a row of them for content pages (product A15, N1, N2). */
export default defineRemote({
  name: 'mf-projects',
  budget: 60_000,
  sharedMessages: ['gallery', 'property'],
  uses: usedWidgets,
  slots: offeredSlots,
  links: usedLinks,
  pages: {
    // Nothing but links: scripts load at the first interaction.
    ListPage: {
      code: './src/list/list.route.ts',
      fixture: { data: { items: [aCard()] } },
      hydrate: 'interaction',
      routes: [
        {
          id: 'project-list',
          link: 'projects',
          originalPaths: ['/projects/'],
          paths: SECTION,
          inSitemap: true,
        },
        {
          id: 'new-build-list',
          originalPaths: ['/projet-neufs/'],
          paths: {
            nl: 'nieuwbouwprojecten',
            fr: 'projets-neufs',
            en: 'new-build-projects',
            de: 'neubauprojekte',
          },
        },
      ],
    },
    // Others may add to it. Its pictures are links, its choice of units is a form: scripts come with the visitor.
    ProjectPage: {
      code: './src/project/project.route.ts',
      fixture: {
        data: { project: aProject(), similar: [aCard()], choice: { free: false, terrace: false } },
      },
      hydrate: 'interaction',
      widgets: Object.keys(usedWidgets),
      slots: Object.keys(offeredSlots),
      query: [...CHOICE_NAMES],
      routes: [
        {
          link: 'project',
          paths: inEachLanguage((language) => `${SECTION[language]}/:city/:slug/:id`),
        },
        {
          id: 'project-by-id',
          originalPaths: ['/project/:id/'],
          paths: inEachLanguage(() => 'project/:id'),
        },
      ],
    },
    PicturesPage: {
      code: './src/pictures/pictures.route.ts',
      fixture: { data: aProject() },
      hydrate: 'interaction',
      routes: [
        {
          link: 'project-pictures',
          paths: inEachLanguage((language) => `${SECTION[language]}/:id/${PICTURES[language]}`),
        },
      ],
    },
  },
  widgets: {
    ProjectList: {
      code: './src/widget/project-list.tsx',
      hydrate: 'interaction',
      modules: ['project-list'],
    },
  },
});

function inEachLanguage(path: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Record<
    Language,
    string
  >;
}
