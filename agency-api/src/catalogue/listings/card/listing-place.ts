import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { ProjectCard } from 'shared-kit/contracts/api/project';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { sectionOfGoal } from 'shared-kit/domain/listing-link';
import { slugIn } from 'shared-kit/domain/slug';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { ShownCard } from '../../../database/stored/shown-listing.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** What a listing shows in one language, of its rows in the read model. */
export interface ShownListing {
  card: ShownCard;
  /** Its town. */
  cityId: number;
  /** The day on which the site first had it. */
  addedOn: string | null;
}

/** Data for cards besides their rows. */
export interface CardContext {
  config: AgencyConfig;
  vocabulary: Vocabulary;
  language: Language;
}

/** The part of the site that a listing belongs to: the discreet one, its project's, or that of its goal. */
function chooseSection(record: ShownCard, context: CardContext): ListingCard['section'] {
  if (context.config.listings.discreetMarquees.includes(record.Marquee)) return 'discreet';
  if (findCardProject(record, context)) return 'projects';
  return sectionOfGoal(record.Goal);
}

/** The project that a unit belongs to, if it is known. */
export function findCardProject({ ProjectID }: ShownCard, { vocabulary, language }: CardContext) {
  return typeof ProjectID === 'number' ? vocabulary.projects.project(ProjectID, language) : undefined;
}

/** The name that the counts per town use, so that cards and filter options agree. */
export function shownCity(
  { card, cityId }: Pick<ShownListing, 'card' | 'cityId'>,
  { vocabulary, language }: CardContext,
): { name: string; zip: string } {
  return vocabulary.cities.name(cityId, language) ?? { name: card.City, zip: card.Zip };
}

/** What the path of a listing is made of, but for its id. */
export function listingPlace(
  record: ShownCard,
  town: string,
  context: CardContext,
): Pick<ListingCard, 'section' | 'projectId' | 'slugs'> {
  return {
    section: chooseSection(record, context),
    projectId: record.ProjectID ?? null,
    slugs: listingSlugs(context.language, town, record.Title, findCardProject(record, context)?.name),
  };
}

/** Names of a listing in its path in each language in use. */
export function slugsByLanguage(
  shown: Pick<ShownListing, 'card' | 'cityId'>,
  context: CardContext,
): PropertyDetail['slugsByLanguage'] {
  const { config } = context;
  const slugsIn = (language: Language) => {
    const inLanguage = { ...context, language };
    const project = findCardProject(shown.card, inLanguage)?.name;
    return listingSlugs(language, shownCity(shown, inLanguage).name, shown.card.titles[language], project);
  };
  return Object.fromEntries(config.languages.inUse.map((language) => [language, slugsIn(language)]));
}

/** Stands for a town that has no slug, so that the number of segments still tells which page a path means. */
const UNNAMED = '-';

/** Stands for the name of a project that has none: its number follows. */
const PROJECT: Record<Language, string> = { nl: 'project', fr: 'projet', en: 'project', de: 'projekt' };

/** Names of a listing in its path on pages of a language (product A14, A16, A17): without a title there is no segment for it. */
export const listingSlugs = (
  language: Language,
  town: string,
  title: string | null | undefined,
  project: string | undefined,
): ListingCard['slugs'] => ({
  town: named(language, town),
  title: slugIn(language, title),
  project: project === undefined ? '' : slugIn(language, project) || PROJECT[language],
});

/** Names of a project in its path on pages of a language (product A15). */
export const projectSlugs = (language: Language, city: string, name: string): ProjectCard['slugs'] => ({
  city: named(language, city),
  name: slugIn(language, name) || PROJECT[language],
});

const named = (language: Language, name: string): string => slugIn(language, name) || UNNAMED;
