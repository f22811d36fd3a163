import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Href } from 'shared-kit/contracts/links';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { projectLink } from 'shared-kit/domain/project-link';
import { SECTION_NAMES } from 'shared-kit/domain/sections';
import type { Section } from 'shared-kit/domain/sections';

/** Section and listing, or section, project and unit (product A19). */
export function breadcrumbOf(
  property: PropertyDetail,
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

/** Discreet listings are found by their address only: their section has no list. */
function sectionStep(section: Section, language: Language, href: Href): Breadcrumb {
  const label = SECTION_NAMES[section][language];
  return section === 'discreet' ? { label } : { label, path: href(section) };
}
