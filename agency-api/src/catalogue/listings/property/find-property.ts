import { and, eq, sql } from '../../../database/drizzle.ts';
import type { PropertyDetail, PropertyResponse } from 'shared-kit/contracts/api/property';
import type { DocumentRecord } from 'shared-kit/contracts/feed/feed-values';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { listingDates, listingPrices } from '../../../database/schema/listing-history.ts';
import { listings } from '../../../database/schema/search.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import {
  ADDED_ON,
  ASKED,
  askedTable,
  createCards,
  keyed,
  nearestRow,
  readShownListings,
  shownKey,
  withRows,
  type AskedListing,
} from '../card/read-cards.ts';
import { ownRows } from '../read-model/read-model-rules.ts';
import { readGoneListing } from '../read-model/read-rows.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { pricesSchema } from './property-prices.ts';
import { propertyDetail, type ShownProperty } from './property-detail.ts';
import type { SimilarListings } from './similar-listings.ts';

/** A requested property, with the data of one version. */
export interface AskedProperty extends AskedListing {
  vocabulary: Vocabulary;
  similar: SimilarListings;
}

/**
 * Properties, each with similar ones, in two queries at once for any number of them. A property that cannot be answered is an error instead:
 * an `ApiFault` 404 when it never existed, 410 when it is withdrawn.
 */
export async function findProperties(
  database: Database,
  config: AgencyConfig,
  asked: AskedProperty[],
): Promise<(PropertyResponse | Error)[]> {
  const others = asked.map(({ id, similar }) => {
    const similarIds = similar.idsLike(id);
    return { similarIds, ofManagerIds: similar.idsOfManager(id, similarIds) };
  });
  const beside = asked.flatMap(({ language }, index) => {
    const { similarIds, ofManagerIds } = others[index]!;
    return [...similarIds, ...ofManagerIds].map((id) => ({ id, language }));
  });
  const [shown, cards] = await Promise.all([
    readProperties(database, config, distinct(asked)),
    readShownListings(database, config, distinct(beside)),
  ]);
  const answers = asked.map(async (one, index) => {
    const property = shown.get(shownKey(one)) ?? (await rejectGone(database, config, one.id));
    const context = { config, ...one };
    const { similarIds, ofManagerIds } = others[index]!;
    const ofManager = createCards(ofManagerIds, cards, context);
    return {
      property: propertyDetail(property, context),
      similar: createCards(similarIds, cards, context),
      ...(ofManager.length > 0 && { ofManager }),
    };
  });
  const settled = await Promise.allSettled(answers);
  return settled.map((answer) =>
    answer.status === 'fulfilled' ? answer.value : asError(answer.reason as unknown),
  );
}

/** One property. Throws `ApiFault`: 404 when it never existed, 410 when it is withdrawn. */
export async function findProperty(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  asked: AskedListing,
): Promise<PropertyDetail> {
  const shown = await readProperty(database, config, asked);
  return propertyDetail(shown, { config, vocabulary, language: asked.language });
}

/** A document of a property, public or not; undefined where there is none. Throws `ApiFault` as `findProperty`. */
export async function findDocument(
  database: Database,
  config: AgencyConfig,
  { propertyId: id, documentId, language }: { propertyId: number; documentId: string; language: Language },
): Promise<DocumentRecord | undefined> {
  const { page } = await readProperty(database, config, { id, language });
  return page.Documents?.find(({ ID }) => String(ID) === documentId);
}

async function readProperty(
  database: Database,
  config: AgencyConfig,
  asked: AskedListing,
): Promise<ShownProperty> {
  const shown = await readProperties(database, config, [asked]);
  return shown.get(shownKey(asked)) ?? rejectGone(database, config, asked.id);
}

/** By `shownKey`; those that are not offered are absent. */
async function readProperties(
  database: Database,
  config: AgencyConfig,
  asked: readonly AskedListing[],
): Promise<ReadonlyMap<string, ShownProperty>> {
  const row = nearestRow(database, config).as('shown');
  const { propertyId, day, price } = listingPrices;
  const prices = database
    .select({ price: sql`json_build_object('day', ${day}, 'amount', ${price})` })
    .from(listingPrices)
    .where(eq(propertyId, listings.id))
    .orderBy(day);
  const found = await database
    .select({
      ...ASKED,
      card: row.card,
      page: row.page,
      cityId: listings.cityId,
      addedOn: ADDED_ON,
      prices: sql`array${prices}`.mapWith(pricesSchema.parse),
    })
    .from(askedTable(asked))
    .innerJoin(listings, and(ownRows(listings, config), eq(listings.id, ASKED.id)))
    .leftJoinLateral(row, sql`true`)
    .leftJoin(listingDates, eq(listingDates.propertyId, listings.id));
  return keyed(await withRows(database, config, found));
}

/** By its last records, since a withdrawn listing is not necessarily sold. */
async function rejectGone(database: Database, config: AgencyConfig, id: number): Promise<never> {
  const gone = await readGoneListing(database, config, id);
  const code = gone?.status === 'sold' || gone?.status === 'rented' ? gone.status : 'withdrawn';
  throw new ApiFault(`property-${code}`);
}

const distinct = (asked: readonly AskedListing[]): AskedListing[] => [
  ...new Map(asked.map(({ id, language }) => [shownKey({ id, language }), { id, language }])).values(),
];

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
