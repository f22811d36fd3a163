import type { Feed } from 'shared-kit/contracts/feed/feed';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { demoOpenDays } from './demo-open-days.ts';
import { demoListings } from './demo-listings.ts';
import { cityLists } from './records/city-records.ts';
import { listingLists } from './records/listing-records.ts';
import { ownerRecords } from './records/owner-records.ts';
import { projectLists } from './records/project-records.ts';
import { typeRecords } from './records/type-records.ts';

/**
 * The demo agency's export: one feed per language, the same data on every call and machine.
 * @param today the day of the export, from which open days and days when documents are due are counted; without it there are none
 */
export function* demoFeeds(today?: Date): Iterable<{ language: Language; feed: Feed }> {
  const listings = demoListings();
  const openDays = today ? demoOpenDays(listings, today) : new Map();
  for (const language of LANGUAGES) {
    const { properties, details } = listingLists(listings, language, { openDays, today });
    const { projects, projectDetails } = projectLists(listings, language);
    const feed = {
      language,
      properties,
      projects,
      webIDs: typeRecords(language),
      ...cityLists(listings, language),
      neighbourhoods: [],
      details,
      projectDetails,
      owners: ownerRecords(listings),
    };
    yield { language, feed };
  }
}
