import type { ListingFilter, ListingSearch } from 'shared-kit/contracts/api/listing';
import { dayNumber } from 'shared-kit/domain/available-from';
import { parseCityKey, type City } from 'shared-kit/domain/towns';
import { ENERGY_GROUPS, type EnergyGroup } from 'shared-kit/domain/search-criteria';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { referenceKey } from '../../records/listing-keys.ts';
import { townCentre, type Point } from '../../places/town-centre.ts';
import { type Around, parseMapArea, type MapArea } from '../map-area.ts';
import { featureBits } from '../feature-bits.ts';
import type { RoomColumn } from '../columns/listing-columns.ts';
import type { CityVocabulary } from '../vocabulary/city-vocabulary.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { ReadText } from '../text/read-text.ts';
import { ROOM_COLUMNS } from './room-columns.ts';

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
  text: Pick<ReadText, 'readings'> | undefined;
  /** Whether life annuities are left out. */
  hidesAnnuities: boolean;
  /** In any of these, or around the centres. */
  cityIds: number[] | undefined;
  /** Public places at most so far from the centres of the chosen towns are found too (product S18). */
  around: Around | undefined;
  typeSetIds: number[] | undefined;
  /** A part of the map, which public places are compared with (product S52). */
  mapArea: MapArea | undefined;
  /** 1 for a to 7 for g. */
  energy: number[] | undefined;
  /** Bits that all must be set. */
  features: number;
  showSold: boolean;
}

const energyNumber = (group: EnergyGroup): number => ENERGY_GROUPS.indexOf(group) + 1;

/** Its text was read before, as the words of texts are looked up for it; without one no text is asked for. */
export function searchFilter(
  config: AgencyConfig,
  search: ListingFilter,
  vocabulary: Vocabulary,
  text?: Pick<ReadText, 'readings'>,
): SearchFilter {
  const { cities, types } = vocabulary;
  const minimums = Object.entries(ROOM_COLUMNS).flatMap(([field, column]) => {
    const minimum = search[field as keyof typeof ROOM_COLUMNS];
    return minimum ? [{ column, least: minimum }] : [];
  });
  return {
    goal: search.goal,
    list: search.list,
    among: search.list === 'holiday' ? holidayHomes(config, vocabulary) : undefined,
    minimums,
    priceMin: search.priceMin || undefined,
    priceMax: search.priceMax,
    surfaces: (['living', 'plot'] as const).flatMap((column) => {
      const [min, max] = [search[`${column}Min`] || undefined, search[`${column}Max`]];
      return min === undefined && max === undefined ? [] : [{ column, min, max }];
    }),
    availableDay: search.available === undefined ? undefined : dayNumber(search.available),
    text,
    hidesAnnuities: search.annuity === 'hide',
    ...toPlaces(search, cities),
    mapArea: parseMapArea(search),
    typeSetIds: search.type.length > 0 ? types.setsWithAny(search.type).sort((a, b) => a - b) : undefined,
    energy: search.energy.length > 0 ? search.energy.map(energyNumber) : undefined,
    features: featureBits(search.with),
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

/** Towns, those of areas, and what is around towns; undefined without any wish. */
function toPlaces(search: ListingFilter, cities: CityVocabulary): Pick<SearchFilter, 'cityIds' | 'around'> {
  const { city, radius, area } = search;
  if (city.length === 0 && area.length === 0) return { cityIds: undefined, around: undefined };
  const ids = [...chosenTowns(search, cities).flatMap((town) => town.ids), ...cities.idsInAreas(area)];
  return {
    cityIds: [...new Set(ids)].sort((a, b) => a - b),
    around: radius === undefined ? undefined : { centres: chosenCentres(search, cities), kilometres: radius },
  };
}

function chosenTowns({ city, lang }: ListingFilter, cities: CityVocabulary): (City & { ids: number[] })[] {
  return city.flatMap((key) => {
    const town = parseCityKey(key);
    return town ? [{ ...town, ids: cities.idsOfKey(town.name, town.zip, lang) }] : [];
  });
}

/** The centres of the chosen towns, one for each spelling; a town without a listing has one too. */
export function chosenCentres(search: ListingFilter, cities: CityVocabulary): Point[] {
  return chosenTowns(search, cities).flatMap(({ name, zip, ids }) =>
    ids.length > 0
      ? ids.flatMap((id) => cities.centre(id) ?? [])
      : (townCentre({ names: [name], zip }) ?? []),
  );
}
