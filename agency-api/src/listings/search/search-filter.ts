import { sql, type SQL } from 'drizzle-orm';
import type { ListingFilter, ListingSearch } from 'shared-kit/contracts/api/listing';
import { dayNumber } from 'shared-kit/domain/available-from';
import { parseCityKey, type City } from 'shared-kit/domain/city-key';
import { ENERGY_GROUPS, type EnergyGroup } from 'shared-kit/domain/energy-group';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import { townCentre, type Point } from '../../places/town-centre.ts';
import { isWithin, mapAreaOf, type MapArea } from '../points/map-area.ts';
import { featureBit } from '../read-model/features-of-facts.ts';
import type { CityVocabulary } from '../vocabulary/city-vocabulary.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readText, textCondition, type TextFilter } from './text-filter.ts';

/** A search in terms of the read model. `cityIds` and `typeSetIds` are undefined without such a filter. */
export interface SearchFilter {
  goal: number;
  list: ListingSearch['list'];
  /** Only these, if given: of any of the types, in any of the towns, or with any of the IDs. */
  among: { typeSetIds: number[]; cityIds: number[]; ids: number[] } | undefined;
  minimums: Readonly<Record<string, number>>;
  priceMin: number | undefined;
  priceMax: number | undefined;
  /** Least and largest values of columns, both inclusive. */
  surfaces: { column: 'living' | 'plot'; min: number | undefined; max: number | undefined }[];
  /** Day since 1970 on which it is to be free. */
  availableDay: number | undefined;
  text: TextFilter | undefined;
  /** In any of these. */
  cityIds: number[] | undefined;
  typeSetIds: number[] | undefined;
  /** A part of the map, which public places are compared with (product S52). */
  mapArea: MapArea | undefined;
  /** 1 for a to 7 for g. */
  energy: number[] | undefined;
  /** Bits that all must be set. */
  features: number;
  showSold: boolean;
}

/** Only these can be filtered; the names are columns of the read model. */
const ROOM_COLUMNS = {
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  showerrooms: 'shower_rooms',
  toilets: 'toilets',
  garages: 'garages',
} as const;

const energyNumber = (group: EnergyGroup): number => ENERGY_GROUPS.indexOf(group) + 1;

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
    surfaces: (['living', 'plot'] as const).flatMap((column) => {
      const [min, max] = [search[`${column}Min`] || undefined, search[`${column}Max`]];
      return min === undefined && max === undefined ? [] : [{ column, min, max }];
    }),
    availableDay: search.available === undefined ? undefined : dayNumber(search.available),
    text: await readText(database, vocabulary, search.search ?? ''),
    cityIds: placesOf(search, cities),
    mapArea: mapAreaOf(search),
    typeSetIds: search.type.length > 0 ? types.setsWithAny(search.type).sort((a, b) => a - b) : undefined,
    energy: search.energy.length > 0 ? search.energy.map(energyNumber) : undefined,
    features: search.with.reduce((bits, feature) => bits | featureBit(feature), 0),
    showSold: search.sold === 'show',
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

/** Towns, those around them, and those of areas; undefined without any wish. */
function placesOf({ city, radius, area, lang }: ListingFilter, cities: CityVocabulary): number[] | undefined {
  if (city.length === 0 && area.length === 0) return undefined;
  const wanted = city.flatMap((key) => parseCityKey(key) ?? []);
  const chosen = wanted.flatMap(({ name, zip }) => cities.idsOfKey(name, zip, lang));
  const around = radius === undefined ? [] : cities.idsWithin(centresOf(wanted, chosen, cities), radius);
  return [...new Set([...chosen, ...around, ...cities.idsInAreas(area)])].sort((a, b) => a - b);
}

/** A town without a listing has a centre too. */
function centresOf(wanted: City[], ids: number[], cities: CityVocabulary): Point[] {
  const known = ids.flatMap((id) => cities.centre(id) ?? []);
  return [...known, ...wanted.flatMap(({ name, zip }) => townCentre({ names: [name], zip }) ?? [])];
}

/** The filter without what facets count: places, types, energy, features, and sold ones. */
export function sharedConditions(filter: SearchFilter): SQL {
  const { goal, list, among, minimums, priceMin, priceMax, surfaces, availableDay, text, mapArea } = filter;
  const conditions = [
    sql`l.goal = ${goal}`,
    list === 'discreet' ? sql`l.discreet` : sql`not l.discreet`,
    ...(among ? [amongCondition(among)] : []),
    ...Object.entries(minimums).map(([column, minimum]) => sql`l.${sql.identifier(column)} >= ${minimum}`),
    ...(priceMin === undefined ? [] : [sql`l.price >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql`l.price <= ${priceMax}`]),
    ...surfaces.flatMap(({ column, min, max }) => [
      ...(min === undefined ? [] : [sql`l.${sql.identifier(column)} >= ${min}`]),
      ...(max === undefined ? [] : [sql`l.${sql.identifier(column)} <= ${max}`]),
    ]),
    ...(availableDay === undefined ? [] : [sql`l.available_day <= ${availableDay}`]),
    ...(text ? [textCondition(text)] : []),
    ...(mapArea ? [isWithin(mapArea)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

function amongCondition({ typeSetIds, cityIds, ids }: NonNullable<SearchFilter['among']>): SQL {
  const byId = sql`l.id = any(${sql.param(ids)}::int[])`;
  return sql`(${isAnyOf('type_set_id', typeSetIds)} or ${isAnyOf('city_id', cityIds)} or ${byId})`;
}

/** The complete filter of a page. */
export function allConditions(filter: SearchFilter): SQL {
  return conditionsOf(filter, FACETS);
}

/** What facets count, each as if its own filter were not there. */
const FACETS = ['places', 'types', 'energy', 'features', 'sold'] as const;
export type Facet = (typeof FACETS)[number];

/** Shared conditions, and those of some facets. */
export function conditionsOf(filter: SearchFilter, facets: readonly Facet[]): SQL {
  const conditions = [sharedConditions(filter), ...facets.map((facet) => facetCondition(filter, facet))];
  return sql.join(conditions, sql` and `);
}

/** True for every row without a filter. */
function facetCondition(filter: SearchFilter, facet: Facet): SQL {
  switch (facet) {
    case 'places':
      return isAnyOf('city_id', filter.cityIds);
    case 'types':
      return isAnyOf('type_set_id', filter.typeSetIds);
    case 'energy':
      return isAnyOf('energy', filter.energy);
    case 'features':
      return filter.features === 0
        ? sql`true`
        : sql`(l.features & ${filter.features}::int) = ${filter.features}::int`;
    case 'sold':
      return filter.showSold ? sql`true` : sql`not l.closed`;
  }
}

/** True for every row without a filter. */
export function isAnyOf(column: 'city_id' | 'type_set_id' | 'energy', ids: number[] | undefined): SQL {
  return ids === undefined ? sql`true` : sql`l.${sql.identifier(column)} = any(${sql.param(ids)}::int[])`;
}
