import type { Language } from './languages.ts';
import type { Section } from './sections.ts';
import { SECTION_SEGMENTS } from './sections.ts';
import { slugify } from './slug.ts';

/** Stands for a name that has no slug, so that the number of segments still tells which page a path means. */
const UNNAMED = '-';

interface PropertyPlace {
  language: Language;
  section: Exclude<Section, 'projects'>;
  town: string;
  title?: string | null;
  id: number;
}

interface ProjectPlace {
  language: Language;
  city: string;
  name: string;
  id: number;
}

interface UnitPlace {
  language: Language;
  town: string;
  projectName: string;
  projectId: number;
  title?: string | null;
  id: number;
}

/** `/fr/a-vendre/` (product A13). */
export function listPath({ language, section }: { language: Language; section: Section }): string {
  return join(language, SECTION_SEGMENTS[section][language]);
}

/** `/fr/a-vendre/{town}/{title-slug}/{id}/`; an empty title has no segment (product A14). */
export function propertyPath({ language, section, town, title, id }: PropertyPlace): string {
  return join(language, SECTION_SEGMENTS[section][language], named(town), slugify(title), id);
}

/** `/fr/projects/{city}/{slug}/{id}/` (product A15). */
export function projectPath({ language, city, name, id }: ProjectPlace): string {
  return join(language, SECTION_SEGMENTS.projects[language], named(city), named(name), id);
}

/** `/fr/projects/{town}/{project-slug}/{projectId}/{optional-title-slug}/{id}/` (product A16). */
export function unitPath({ language, town, projectName, projectId, title, id }: UnitPlace): string {
  const project = projectPath({ language, city: town, name: projectName, id: projectId });
  return project + join(slugify(title), id).slice(1);
}

function named(name: string): string {
  return slugify(name) || UNNAMED;
}

function join(...segments: (string | number)[]): string {
  return `/${segments.filter((segment) => segment !== '').join('/')}/`;
}
