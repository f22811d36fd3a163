import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Href } from 'composer/contract';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { projectLink, SECTION_NAMES, type Section } from 'shared-kit/domain/listing-link';

/** What the property is called: its title, or the best that the feed has instead. */
export function propertyName(
  property: Pick<PropertyDetail, 'title' | 'headline' | 'mainType'>,
  unnamed: string,
): string {
  const { title, headline, mainType } = property;
  return [title, headline, mainType].map((name) => name.trim()).find(Boolean) ?? unnamed;
}

/** Section and listing, or section, project and unit (product A19). */
export function createBreadcrumb(
  property: Pick<PropertyDetail, 'project' | 'section'>,
  name: string,
  language: Language,
  href: Href,
): Breadcrumb[] {
  const { project, section } = property;
  return [
    sectionStep(section, language, href),
    ...(project ? [{ label: project.name, path: href(...projectLink(project)) }] : []),
    { label: name },
  ];
}

const sectionStep = (section: Section, language: Language, href: Href): Breadcrumb => ({
  label: SECTION_NAMES[section][language],
  path: href(section),
});
