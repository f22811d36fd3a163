import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { ProjectList, ProjectResponse } from 'shared-kit/contracts/api/project';
import type { SiteLanguage } from './pages.ts';

/** Public path of the list of projects, per language (product A13). */
export const PROJECTS: Record<SiteLanguage, string> = {
  fr: '/fr/projects/',
  nl: '/nl/projecten/',
  en: '/en/projects/',
  de: '/de/projekte/',
};

/** The projects as the API has them: what the pages are to show. */
export async function projectsOf(request: APIRequestContext, language: SiteLanguage): Promise<ProjectList> {
  return (await request.get(`/api/projects?lang=${language}`)).json() as Promise<ProjectList>;
}

/** The first project that still has units to sell, whole. */
export async function aProjectForSale(request: APIRequestContext, language: SiteLanguage) {
  const { items } = await projectsOf(request, language);
  const card = items.find(({ units }) => units.free > 0 && units.free < units.total);
  expect(card, 'a project of which some units are sold').toBeDefined();
  const answer = await request.get(`/api/projects/${card!.id}?lang=${language}`);
  return ((await answer.json()) as ProjectResponse).project;
}

/** Rows of the price list, without its head. */
export const unitRows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
