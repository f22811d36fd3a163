import { sql, type SQL } from 'drizzle-orm';
import type { ListingFilter, ListingSearch } from 'shared-kit/contracts/api/listing';
import { parseCityKey } from 'shared-kit/domain/city-key';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import { isWithin, mapAreaOf, type MapArea } from '../points/map-area.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { beginningWith, findReferences, type ReferenceMatch } from './reference-ids.ts';

/** A search in terms of the read model. `cityIds` and `typeSetIds` are undefined without such a filter. */
export interface SearchFilter {
  goal: number;
  list: ListingSearch['list'];
  /** Only these, if given: of any of the types, in any of the towns, or with any of the IDs. */
  among: { typeSetIds: number[]; cityIds: number[]; ids: number[] } | undefined;
  minimums: Readonly<Record<string, number>>;
  priceMin: number | undefined;
  priceMax: number | undefined;
  text: { references: ReferenceMatch; cityIds: number[] } | undefined;
  cityIds: number[] | undefined;
  typeSetIds: number[] | undefined;
  /** A part of the map, which public places are compared with (product S32). */
  mapArea: MapArea | undefined;
}

/** Only these can be filtered; the names are columns of the read model. */
const ROOM_COLUMNS = {
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  showerrooms: 'shower_rooms',
  toilets: 'toilets',
  garages: 'garages',
} as const;

export async function searchFilter(
  database: Database,
  config: AgencyConfig,
  search: ListingFilter,
  vocabulary: Vocabulary,
): Promise<SearchFilter> {
  const { cities, types } = vocabulary;
  const minimums = Object.entries(ROOM_COLUMNS).flatMap(([field, column]) => {
    const minimum = search[field as keyof typeof ROOM_COLUMNS];
    return minimum ? [[column, minimum] as const] : [];
  });
  return {
    goal: search.goal,
    list: search.list,
    among: search.list === 'holiday' ? await holidayHomes(database, config, vocabulary) : undefined,
    minimums: Object.fromEntries(minimums),
    priceMin: search.priceMin || undefined,
    priceMax: search.priceMax,
    text: await textFilter(database, search.search ?? '', cities),
    cityIds: search.city.length > 0 ? cityIdsOf(search, cities) : undefined,
    mapArea: mapAreaOf(search),
    typeSetIds: search.type.length > 0 ? types.setsWithAny(search.type).sort((a, b) => a - b) : undefined,
  };
}

async function holidayHomes(
  database: Database,
  { languages, listings: { holiday } }: AgencyConfig,
  { cities, types }: Vocabulary,
): Promise<NonNullable<SearchFilter['among']>> {
  const towns = holiday.towns.flatMap((key) => parseCityKey(key) ?? []);
  return {
    typeSetIds: types.setsWithAny(holiday.types),
    cityIds: towns.flatMap(({ name, zip }) => cities.idsOfKey(name, zip, languages.default)),
    ids: await idsOfReferences(database, holiday.references),
  };
}

async function idsOfReferences(database: Database, references: readonly string[]): Promise<number[]> {
  if (references.length === 0) return [];
  const keys = references.map(referenceKey);
  const found = await rows<{ id: number }>(
    database,
    sql`select distinct listing_id as id from listing_references where key = any(${sql.param(keys)}::text[])`,
  );
  return found.map(({ id }) => id);
}

async function textFilter(
  database: Database,
  text: string,
  cities: Vocabulary['cities'],
): Promise<SearchFilter['text']> {
  // Databases reject some control characters.
  const prefix = referenceKey(text.replace(/\p{Cc}/gu, ''));
  if (prefix === '') return undefined;
  return { references: await findReferences(database, prefix), cityIds: cities.idsOfText(text) };
}

function cityIdsOf({ city: keys, lang }: ListingFilter, cities: Vocabulary['cities']): number[] {
  const ids = keys.flatMap((key) => {
    const city = parseCityKey(key);
    return city ? cities.idsOfKey(city.name, city.zip, lang) : [];
  });
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The filter without cities and types, which their facets share. */
export function sharedConditions(filter: SearchFilter): SQL {
  const { goal, list, among, minimums, priceMin, priceMax, text, mapArea } = filter;
  const conditions = [
    sql`l.goal = ${goal}`,
    list === 'discreet' ? sql`l.discreet` : sql`not l.discreet`,
    ...(among ? [amongCondition(among)] : []),
    ...Object.entries(minimums).map(([column, minimum]) => sql`l.${sql.identifier(column)} >= ${minimum}`),
    ...(priceMin === undefined ? [] : [sql`l.price >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql`l.price <= ${priceMax}`]),
    ...(text ? [textCondition(text)] : []),
    ...(mapArea ? [isWithin(mapArea)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

function amongCondition({ typeSetIds, cityIds, ids }: NonNullable<SearchFilter['among']>): SQL {
  const byId = sql`l.id = any(${sql.param(ids)}::int[])`;
  return sql`(${isAnyOf('type_set_id', typeSetIds)} or ${isAnyOf('city_id', cityIds)} or ${byId})`;
}

/** By prefix of reference or ID, or by town. */
function textCondition({ references, cityIds }: NonNullable<SearchFilter['text']>): SQL {
  const byReference =
    'ids' in references
      ? sql`l.id = any(${sql.param(references.ids)}::int[])`
      : sql`l.id in (select r.listing_id from listing_references r where r.key like ${beginningWith(references.prefix)})`;
  const byCity = isAnyOf('city_id', cityIds);
  if ('ids' in references && references.ids.length === 0) return byCity;
  return cityIds.length > 0 ? sql`(${byCity} or ${byReference})` : byReference;
}

/** The complete filter of a page. */
export function allConditions(filter: SearchFilter): SQL {
  return sql.join(
    [sharedConditions(filter), isAnyOf('city_id', filter.cityIds), isAnyOf('type_set_id', filter.typeSetIds)],
    sql` and `,
  );
}

/** True for every row without a filter. */
export function isAnyOf(column: 'city_id' | 'type_set_id', ids: number[] | undefined): SQL {
  return ids === undefined ? sql`true` : sql`l.${sql.identifier(column)} = any(${sql.param(ids)}::int[])`;
}
