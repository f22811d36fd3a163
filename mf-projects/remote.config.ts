import { defineRemote } from 'shared-kit/contracts/release';
import type { RemoteRoute } from 'shared-kit/contracts/release';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { usedLinks } from './src/links.ts';
import { CHOICE_NAMES } from './src/price-list/unit-choice.ts';
import { offeredSlots, usedWidgets } from './src/widgets-and-slots.ts';
import { aCard, aProject } from './testing/projects.ts';

/** Below it are the projects, and their units, which are the property's (product A13). */
const SECTION = { nl: 'projecten', fr: 'projects', en: 'projects', de: 'projekte' };

/** The page of a project; others may add to it. Its pictures are links, its choice of units is a form: scripts come with the visitor. */
const PROJECT = {
  page: './ProjectPage',
  hydrate: 'interaction',
  widgets: Object.keys(usedWidgets),
  slots: Object.keys(offeredSlots),
  query: [...CHOICE_NAMES],
} satisfies Partial<RemoteRoute>;

/** Nothing but links: scripts load at the first interaction. */
const LIST = { page: './ListPage', hydrate: 'interaction' } as const;

/** New-build projects: list, page of each, and a row of them for content pages (product A15, N1, N2). */
export default defineRemote({
  name: 'mf-projects',
  exposes: {
    './ListPage': './src/list/list.route.ts',
    './ProjectPage': './src/project/project.route.ts',
    './ProjectList': './src/widget/project-list.widget.ts',
  },
  sharedMessages: ['gallery', 'property'],
  uses: usedWidgets,
  fixtures: {
    './ListPage': { data: { items: [aCard()] } },
    './ProjectPage': {
      data: { project: aProject(), similar: [aCard()], choice: { free: false, terrace: false } },
    },
  },
  slots: offeredSlots,
  links: usedLinks,
  routes: [
    {
      id: 'project-list',
      link: 'projects',
      originalPath: '/projects/',
      paths: SECTION,
      inSitemap: true,
      ...LIST,
    },
    {
      id: 'new-build-list',
      originalPath: '/projet-neufs/',
      paths: {
        nl: 'nieuwbouwprojecten',
        fr: 'projets-neufs',
        en: 'new-build-projects',
        de: 'neubauprojekte',
      },
      ...LIST,
    },
    {
      id: 'project',
      link: 'project',
      paths: inEachLanguage((language) => `${SECTION[language]}/:city/:slug/:id`),
      ...PROJECT,
    },
    {
      id: 'project-by-id',
      originalPath: '/project/:id/',
      paths: inEachLanguage(() => 'project/:id'),
      ...PROJECT,
    },
  ],
  widgets: [
    { name: 'ProjectList', expose: './ProjectList', hydrate: 'interaction', modules: ['project-list'] },
  ],
});

function inEachLanguage(path: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Record<
    Language,
    string
  >;
}
