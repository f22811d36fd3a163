import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { coverOf } from '../card/card-records.ts';
import type { CardContext } from '../card/listing-card.ts';
import { readCards, readColours } from '../card/read-cards.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { mergedFacts, propertyDetail } from './property-detail.ts';
import { readCityIds, readPropertyRecords, type PropertyRecords } from './property-records.ts';
import { picturesOf, portraitOf } from './shown-media.ts';
import { similarIds } from './similar-listings.ts';

/** A property and similar ones. Throws `ApiFault`: 404 when it was never there, 410 when it is withdrawn. */
export async function findProperty(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  { id, lang: language }: { id: number; lang: Language },
): Promise<PropertyResponse> {
  const records = await readPropertyRecords(database, config, id);
  const [colours, cityIds, similar] = await Promise.all([
    readColours(database, pictureIdsOf(records, { config, language })),
    readCityIds(database, id),
    similarIds(database, id),
  ]);
  return {
    property: propertyDetail(records, { config, vocabulary, language, colours, cityIds }),
    similar: await readCards(database, config, vocabulary, language, similar),
  };
}

function pictureIdsOf(records: PropertyRecords, context: Pick<CardContext, 'config' | 'language'>): string[] {
  const facts = mergedFacts(records, context);
  const covers = [...records.cards.values()].map(coverOf);
  const shown = [...picturesOf(facts, undefined), ...covers, portraitOf(facts)];
  return shown.filter((picture) => picture !== undefined).map(({ id }) => id);
}
