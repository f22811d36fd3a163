import type { PropertyDetail, PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { coverOf, readCardRecords } from '../card/card-records.ts';
import type { CardContext } from '../card/listing-card.ts';
import { cardsOf, coverIdsOf, readColours } from '../card/read-cards.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { mergedFacts, propertyDetail } from './property-detail.ts';
import { propertyRecords, readPropertyRows, type PropertyRecords } from './property-records.ts';
import { picturesOf, portraitOf } from './shown-media.ts';
import type { SimilarListings } from './similar-listings.ts';

/** A requested property, with the data of one version. */
export interface AskedProperty {
  id: number;
  language: Language;
  vocabulary: Vocabulary;
  similar: SimilarListings;
}

/**
 * Properties, each with similar ones, in three queries for any number of them. A property that cannot be answered is an error instead:
 * an `ApiFault` 404 when it never existed, 410 when it is withdrawn.
 */
export async function findProperties(
  database: Database,
  config: AgencyConfig,
  asked: AskedProperty[],
): Promise<(PropertyResponse | Error)[]> {
  const stored = await readPropertyRows(database, distinct(asked.map(({ id }) => id)));
  const similarIds = distinct(asked.flatMap(({ id, similar }) => similar.idsLike(id)));
  const managedIds = asked.flatMap(({ id, similar }) => similar.idsOfManager(id));
  const cards = await readCardRecords(database, config, distinct([...similarIds, ...managedIds]));
  const offered = asked.map((one) =>
    orError(() => ({ ...one, records: propertyRecords(stored.get(one.id), config) })),
  );
  const shown = offered.flatMap((one) =>
    one instanceof Error ? [] : pictureIdsOf(one.records, { config, ...one }),
  );
  const colours = await readColours(
    database,
    distinct([...shown, ...[...cards.records.values()].flatMap(coverIdsOf)]),
  );
  return offered.map((one) => {
    if (one instanceof Error) return one;
    const context = { config, ...one, colours };
    const cardsById = (ids: number[]) =>
      cardsOf(ids, cards.records, { ...context, cityIds: cards.cityIds, addedOn: cards.addedOn });
    return orError(() => {
      const ofManager = cardsById(one.similar.idsOfManager(one.id));
      return {
        property: propertyDetail(one.records, { ...context, ...placeAndDay(one.records) }),
        similar: cardsById(one.similar.idsLike(one.id)),
        ...(ofManager.length > 0 && { ofManager }),
      };
    });
  });
}

/** One property. Throws `ApiFault`: 404 when it never existed, 410 when it is withdrawn. */
export async function findProperty(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  { id, language }: Pick<AskedProperty, 'id' | 'language'>,
): Promise<PropertyDetail> {
  const records = propertyRecords((await readPropertyRows(database, [id])).get(id), config);
  const colours = await readColours(database, pictureIdsOf(records, { config, language }));
  return propertyDetail(records, { config, vocabulary, language, colours, ...placeAndDay(records) });
}

const placeAndDay = ({ cityIds, addedOn }: PropertyRecords) => ({ cityIds, addedOn });

function pictureIdsOf(records: PropertyRecords, context: Pick<CardContext, 'config' | 'language'>): string[] {
  const facts = mergedFacts(records, context);
  const covers = [...records.cards.values()].map(coverOf);
  const shown = [...picturesOf(facts, undefined), ...covers, portraitOf(facts)];
  return shown.filter((picture) => picture !== undefined).map(({ id }) => id);
}

function orError<Result>(work: () => Result): Result | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const distinct = <Item>(items: Item[]): Item[] => [...new Set(items)];
