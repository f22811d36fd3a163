import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { sectionOfGoal } from 'shared-kit/domain/sections';
import type { CardRecord } from './card-records.ts';
import type { CardContext } from './listing-card.ts';
import { listingSlugs } from './listing-slugs.ts';

type Context = Pick<CardContext, 'config' | 'vocabulary' | 'language'>;

/** The part of the site that a listing belongs to: the discreet one, its project's, or that of its goal. */
function sectionOf(record: CardRecord, context: Context): ListingCard['section'] {
  if (context.config.listings.discreetMarquees.includes(record.Marquee)) return 'discreet';
  if (projectOf(record, context)) return 'projects';
  return sectionOfGoal(record.Goal);
}

/** The project that a unit belongs to, if it is known. */
export function projectOf({ ProjectID }: CardRecord, { vocabulary, language }: Context) {
  return typeof ProjectID === 'number' ? vocabulary.projects.project(ProjectID, language) : undefined;
}

/** What the path of a listing is made of, but for its id. */
export function listingPlace(
  record: CardRecord,
  town: string,
  context: Context,
): Pick<ListingCard, 'section' | 'projectId' | 'slugs'> {
  return {
    section: sectionOf(record, context),
    projectId: record.ProjectID ?? null,
    slugs: listingSlugs(town, record.Title, projectOf(record, context)?.name),
  };
}
