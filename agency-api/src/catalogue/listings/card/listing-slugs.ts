import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { ProjectCard } from 'shared-kit/contracts/api/project';
import type { Language } from 'shared-kit/domain/languages';
import { slugIn } from 'shared-kit/domain/slug';

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
