import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { listPath } from 'shared-kit/domain/property-path';
import { SECTION_NAMES } from 'shared-kit/domain/sections';
import type { Section } from 'shared-kit/domain/sections';

/** Section and listing, or section, project and unit (product A19). */
export function breadcrumbOf(property: PropertyDetail, name: string, language: Language): Breadcrumb[] {
  const { project, section } = property;
  return [
    sectionStep(section, language),
    ...(project ? [{ label: project.name, path: project.path }] : []),
    { label: name },
  ];
}

/** Discreet listings are found by their address only: their section has no list. */
function sectionStep(section: Section, language: Language): Breadcrumb {
  const label = SECTION_NAMES[section][language];
  return section === 'discreet' ? { label } : { label, path: listPath({ language, section }) };
}
