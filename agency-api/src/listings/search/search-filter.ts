import type { ListingFilter, ListingSearch } from 'shared-kit/contracts/api/listing';
import { dayNumber } from 'shared-kit/domain/available-from';
import { parseCityKey, type City } from 'shared-kit/domain/city-key';
import { ENERGY_GROUPS, type EnergyGroup } from 'shared-kit/domain/energy-group';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import { townCentre, type Point } from '../../places/town-centre.ts';
import { mapAreaOf, type MapArea } from '../points/map-area.ts';
import { featureBit } from '../read-model/features-of-facts.ts';
import type { ListingColumns, RoomColumn } from '../columns/listing-columns.ts';
import type { CityVocabulary } from '../vocabulary/city-vocabulary.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readText, type TextFilter } from './text-filter.ts';

/** A search in terms of the read model. `cityIds` and `typeSetIds` are undefined without such a filter. */
export interface SearchFilter {
  goal: number;
  list: ListingSearch['list'];
  /** Only these, if given: of any of the types, in any of the towns, or by any of the references. */
  among: { typeSetIds: number[]; cityIds: number[]; references: string[] } | undefined;
  minimums: { column: RoomColumn; least: number }[];
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
  showerrooms: 'showerRooms',
  toilets: 'toilets',
  garages: 'garages',
} as const;

const energyNumber = (group: EnergyGroup): number => ENERGY_GROUPS.indexOf(group) + 1;

export function searchFilter(
  columns: ListingColumns,
  config: AgencyConfig,
  search: ListingFilter,
  vocabulary: Vocabulary,
): SearchFilter {
  const { cities, types } = vocabulary;
  const minimums = Object.entries(ROOM_COLUMNS).flatMap(([field, column]) => {
    const minimum = search[field as keyof typeof ROOM_COLUMNS];
    return minimum ? [{ column, least: minimum }] : [];
  });
  const { text, bedrooms } = readText(columns, vocabulary, search.search ?? '');
  return {
    goal: search.goal,
    list: search.list,
    among: search.list === 'holiday' ? holidayHomes(config, vocabulary) : undefined,
    minimums: bedrooms === undefined ? minimums : [...minimums, { column: 'bedrooms', least: bedrooms }],
    priceMin: search.priceMin || undefined,
    priceMax: search.priceMax,
    surfaces: (['living', 'plot'] as const).flatMap((column) => {
      const [min, max] = [search[`${column}Min`] || undefined, search[`${column}Max`]];
      return min === undefined && max === undefined ? [] : [{ column, min, max }];
    }),
    availableDay: search.available === undefined ? undefined : dayNumber(search.available),
    text,
    cityIds: placesOf(search, cities),
    mapArea: mapAreaOf(search),
    typeSetIds: search.type.length > 0 ? types.setsWithAny(search.type).sort((a, b) => a - b) : undefined,
    energy: search.energy.length > 0 ? search.energy.map(energyNumber) : undefined,
    features: search.with.reduce((bits, feature) => bits | featureBit(feature), 0),
    showSold: search.sold === 'show',
  };
}

function holidayHomes(
  { languages, listings: { holiday } }: AgencyConfig,
  { cities, types }: Vocabulary,
): NonNullable<SearchFilter['among']> {
  const towns = holiday.towns.flatMap((key) => parseCityKey(key) ?? []);
  return {
    typeSetIds: types.setsWithAny(holiday.types),
    cityIds: towns.flatMap(({ name, zip }) => cities.idsOfKey(name, zip, languages.default)),
    references: holiday.references.map(referenceKey),
  };
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
