import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type {
  ProjectCard,
  ProjectList,
  ProjectResponse,
  ProjectUnit,
} from 'shared-kit/contracts/api/project';
import type { Language } from 'shared-kit/domain/languages';

/** Public path of the list of projects, per language (product A13). */
export const PROJECTS: Record<Language, string> = {
  fr: '/fr/projects/',
  nl: '/nl/projecten/',
  en: '/en/projects/',
  de: '/de/projekte/',
};

/** The projects as the API has them: what the pages are to show. */
export async function readProjects(request: APIRequestContext, language: Language) {
  const { items } = (await (await request.get(`/api/projects?lang=${language}`)).json()) as ProjectList;
  return { items: items.map((project) => ({ ...project, path: toPath(project, language) })) };
}

/** Public path of a project (product A15). */
const toPath = ({ id, slugs }: Pick<ProjectCard, 'id' | 'slugs'>, language: Language) =>
  `${PROJECTS[language]}${slugs.city}/${slugs.name}/${id}/`;

/** The first project that still has units to sell, whole. */
export async function aProjectForSale(request: APIRequestContext, language: Language) {
  const { items } = await readProjects(request, language);
  const card = items.find(({ units }) => units.free > 0 && units.free < units.total);
  expect(card, 'a project of which some units are sold').toBeDefined();
  const answer = await request.get(`/api/projects/${card!.id}?lang=${language}`);
  const { project } = (await answer.json()) as ProjectResponse;
  const path = toPath(project, language);
  // Below that of its project (product A16).
  const unitPath = ({ id, slugs }: ProjectUnit) => `${path}${slugs.title && `${slugs.title}/`}${id}/`;
  const priceList = project.priceList.map((unit) => ({ ...unit, path: unitPath(unit) }));
  return { ...project, path, priceList };
}

/** Rows of the price list, without its head. */
export const unitRows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
