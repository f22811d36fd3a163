import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { propertyPath, unitPath } from 'shared-kit/domain/property-path';
import { sectionOfGoal } from 'shared-kit/domain/sections';
import type { CardRecord } from './card-records.ts';
import type { CardContext } from './listing-card.ts';

type Context = Pick<CardContext, 'config' | 'vocabulary' | 'language'>;

/** The part of the site that a listing belongs to: the discreet one, its project's, or that of its goal. */
export function sectionOf(record: CardRecord, context: Context): ListingCard['section'] {
  if (context.config.listings.discreetMarquees.includes(record.Marquee)) return 'discreet';
  if (projectOf(record, context)) return 'projects';
  return sectionOfGoal(record.Goal);
}

/** The project that a unit belongs to, if it is known. */
export function projectOf({ ProjectID }: CardRecord, { vocabulary, language }: Context) {
  return typeof ProjectID === 'number' ? vocabulary.projects.project(ProjectID, language) : undefined;
}

/** Public path of a listing in a language (product A13, A14, A17). */
export function listingPath(record: CardRecord, town: string, context: Context): string {
  const place = { language: context.language, town, title: record.Title, id: record.ID };
  const section = sectionOf(record, context);
  const project = projectOf(record, context);
  if (section === 'projects' && project)
    return unitPath({ ...place, projectName: project.name, projectId: project.id });
  return propertyPath({ ...place, section: section === 'projects' ? sectionOfGoal(record.Goal) : section });
}
