import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { ProjectCard } from 'shared-kit/contracts/api/project';
import { slugify } from 'shared-kit/domain/slug';

/** Stands for a name that has no slug, so that the number of segments still tells which page a path means. */
const UNNAMED = '-';

/** Names of a listing in its path (product A14, A16, A17): without a title there is no segment for it. */
export const listingSlugs = (
  town: string,
  title: string | null | undefined,
  project: string | undefined,
): ListingCard['slugs'] => ({
  town: named(town),
  title: slugify(title),
  project: project === undefined ? '' : named(project),
});

/** Names of a project in its path (product A15). */
export const projectSlugs = (city: string, name: string): ProjectCard['slugs'] => ({
  city: named(city),
  name: named(name),
});

const named = (name: string): string => slugify(name) || UNNAMED;
