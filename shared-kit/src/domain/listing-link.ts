import type { Language } from './languages.ts';
import { isSale } from './goal.ts';

/** The parts of the site under which listings and projects live (product A13). */
export type Section = 'sale' | 'rent' | 'discreet' | 'projects';

type PerLanguage = Readonly<Record<Language, string>>;

/** Visible name, as in breadcrumbs (product A20). */
export const SECTION_NAMES: Readonly<Record<Section, PerLanguage>> = {
  sale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
  rent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
  discreet: { nl: 'Discreet', fr: 'Discrète', en: 'Discreet', de: 'Diskret' },
  projects: { nl: 'Nieuwbouwprojecten', fr: 'Projets neufs', en: 'New-build projects', de: 'Neubauprojekte' },
};

/** The section in which listings with this goal are tracked (product A21): 0 is for sale, any other value for rent. */
export function sectionOfGoal(goal: number): 'sale' | 'rent' {
  return isSale(goal) ? 'sale' : 'rent';
}

/** Names of a listing in paths; empty where it has none (product A14, A16, A17). */
interface ListingSlugs {
  town: string;
  title: string;
  /** Of the project that it is a unit of. */
  project: string;
}

/** What the path of a listing is made of. */
export interface ListingPlace {
  id: number;
  section: Section;
  projectId: number | null;
  slugs: ListingSlugs;
}

type ListingParams = { town: string; slug: string; id: number };

type UnitParams = ListingParams & { project: string; projectId: number };

declare module 'composer/contract' {
  interface UsedLinks {
    'sale-property': ListingParams;
    'rent-property': ListingParams;
    'discreet-property': ListingParams;
    unit: UnitParams;
  }
}

/** Link names that lead to listings: any card may use any of them. */
export const LISTING_LINKS = ['sale-property', 'rent-property', 'discreet-property', 'unit'] as const;

/** Link name and parameters of the page of a listing (product A14, A16). */
export function listingLink({
  id,
  section,
  projectId,
  slugs,
}: ListingPlace): readonly [(typeof LISTING_LINKS)[number], UnitParams] {
  const params = {
    town: slugs.town,
    slug: slugs.title,
    id,
    project: slugs.project,
    projectId: projectId ?? 0,
  };
  return [section === 'projects' ? 'unit' : `${section}-property`, params];
}

/** What the path of a project is made of (product A15). */
interface ProjectPlace {
  id: number;
  slugs: { city: string; name: string };
}

declare module 'composer/contract' {
  interface UsedLinks {
    project: { city: string; slug: string; id: number };
  }
}

/** Link name and parameters of the page of a project. */
export const projectLink = ({ id, slugs }: ProjectPlace) =>
  ['project', { city: slugs.city, slug: slugs.name, id }] as const;
