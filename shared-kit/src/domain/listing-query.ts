import { AREAS, type Area } from './region.ts';
import { cityKey, parseCityKey } from './towns.ts';
import {
  ENERGY_GROUPS,
  FEATURES,
  type EnergyGroup,
  type Feature,
  isFullRange,
  choosePriceRange,
  snapToStep,
  formatSurface,
  parseSurface,
} from './search-criteria.ts';
import type { Bounds, Point } from './map-area.ts';
import { formatBounds, formatPolygon, parseBounds, parsePolygon } from './map-area.ts';
import type { PriceBounds, SurfaceBounds } from './search-criteria.ts';

export const ROOM_FIELDS = ['bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'garages'] as const;
/** The highest count of rooms that a search can ask for. */
export const MOST_ROOMS = 20;
export type RoomField = (typeof ROOM_FIELDS)[number];

export const SORTS = [
  'newest',
  'price-asc',
  'price-desc',
  'price-m2-asc',
  'surface-desc',
  'type',
  'city',
] as const;
export type Sort = (typeof SORTS)[number];

/** Kilometres around the chosen towns (product S18). */
export const RADII = [5, 10, 20, 30, 50] as const;
export type Radius = (typeof RADII)[number];

/** A visitor's search, stored in the address of a list page (product S2). */
export interface ListingQuery {
  /** Reference or city. */
  search?: string;
  /** City keys, lower-case `name|zip`. */
  cities: string[];
  /** Around the cities; absent without any. */
  radius?: Radius;
  /** A listing in any of them, or in any of the cities, is found. */
  areas: Area[];
  /** WebIDs of property types. */
  types: number[];
  /** Minimum counts, from 1. */
  rooms: Partial<Record<RoomField, number>>;
  /** Euro; absent for the full range. A maximum at the end of the range is open upwards. */
  price?: PriceBounds;
  /** Letters of energy labels. */
  energy: EnergyGroup[];
  /** Living and plot surface in m². */
  living?: SurfaceBounds;
  plot?: SurfaceBounds;
  /** All of them are wanted. */
  features: Feature[];
  /** A day, `YYYY-MM-DD`, on which the home is free at the latest. */
  available?: string;
  /** Sold and rented listings too (product S14). */
  showSold: boolean;
  /** Without life annuities. */
  hidesAnnuities: boolean;
  /** The part of the map that is looked at. */
  bounds?: Bounds;
  /** A drawn area, which does not cross itself. */
  polygon?: Point[];
  /** Results on the map; absent in the list (product S10). */
  view?: 'map';
  sort: Sort;
  /** From 1. */
  page: number;
}

const MAX_SEARCH_LENGTH = 100;
const MAX_CITY_LENGTH = 100;
const MAX_CHOICES = 50;
const MAX_PAGE = 100_000;
const MAX_WEB_ID = 2 ** 31 - 1;

/** Reads the query of a list page. Never throws: invalid values are dropped, those out of bounds are clamped. */
export function parseListingQuery(params: URLSearchParams, goal: number): ListingQuery {
  const read = <Value>(name: string, parse: (text: string) => Value | undefined) =>
    parse(params.get(name) ?? '');
  const cities = choices(params.getAll('city'), parseCity);
  return {
    ...known({ search: read('search', parseSearch) }),
    cities,
    ...(cities.length > 0 && known({ radius: findChoice(RADII, Number(params.get('radius'))) })),
    areas: oneOrder(AREAS, params.getAll('area')),
    types: choices(params.getAll('type'), (text) => parseCount(text, MAX_WEB_ID)),
    rooms: parseRooms(params),
    ...known({ price: read('price', (text) => parsePrice(text, goal)) }),
    energy: oneOrder(ENERGY_GROUPS, params.getAll('energy')),
    ...known({ living: read('living', parseSurface), plot: read('plot', parseSurface) }),
    features: oneOrder(FEATURES, params.getAll('with')),
    ...known({ available: read('available', parseDay) }),
    showSold: params.get('sold') === 'show',
    hidesAnnuities: params.get('annuity') === 'hide',
    ...known({ bounds: read('bounds', parseBounds), polygon: read('polygon', parsePolygon) }),
    ...known({ view: findChoice(['map'] as const, params.get('view')) }),
    sort: findChoice(SORTS, params.get('sort')) ?? 'newest',
    page: read('page', (text) => parseCount(text, MAX_PAGE)) ?? 1,
  };
}

/**
 * Writes the query of a list page with the parameter names of product S3; defaults are omitted. Repeated names are `city`, `area`,
 * `type`, `energy` and `with`.
 */
export function formatListingQuery(query: ListingQuery, goal: number): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, text: string | false | undefined) => text && params.set(name, text);
  const append = (name: string, values: readonly (string | number)[]) =>
    values.forEach((value) => params.append(name, String(value)));
  const { price, living, plot, bounds, polygon } = query;

  set('search', query.search);
  append('city', query.cities);
  set('radius', query.cities.length > 0 && query.radius && String(query.radius));
  append('area', query.areas);
  append('type', query.types);
  for (const field of ROOM_FIELDS) set(field, query.rooms[field] ? String(query.rooms[field]) : '');
  set('price', price && !isFullRange(price, choosePriceRange(goal)) && `${price.min}-${price.max}`);
  append('energy', query.energy);
  set('living', living && formatSurface(living));
  set('plot', plot && formatSurface(plot));
  append('with', query.features);
  set('available', query.available);
  set('annuity', query.hidesAnnuities && 'hide');
  set('sold', query.showSold && 'show');
  set('bounds', bounds && formatBounds(bounds));
  set('polygon', polygon && formatPolygon(polygon));
  set('view', query.view);
  set('sort', query.sort !== 'newest' && query.sort);
  set('page', query.page > 1 && String(query.page));
  return params;
}

function parseSearch(text: string): string | undefined {
  const plain = text
    .slice(0, MAX_SEARCH_LENGTH * 4)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...plain].slice(0, MAX_SEARCH_LENGTH).join('').trim() || undefined;
}

function parseCity(text: string): string | undefined {
  const city = parseCityKey(text);
  const key = city?.zip ? cityKey(city.name, city.zip) : undefined;
  return key && key.length <= MAX_CITY_LENGTH ? key : undefined;
}

function parseRooms(params: URLSearchParams): ListingQuery['rooms'] {
  const rooms: ListingQuery['rooms'] = {};
  for (const field of ROOM_FIELDS) {
    const count = parseCount(params.get(field) ?? '', MOST_ROOMS);
    if (count) rooms[field] = count;
  }
  return rooms;
}

/** `min-max`, where either side may be absent. */
function parsePrice(text: string, goal: number): PriceBounds | undefined {
  const match = /^(\d*)-(\d*)$/.exec(text.trim());
  if (!match) return undefined;
  const range = choosePriceRange(goal);
  const [low = range.min, high = range.max] = [match[1], match[2]].map((digits) =>
    digits ? Number(digits) : undefined,
  );
  const bounds = {
    min: snapToStep(Math.min(low, high), range, 'down'),
    max: snapToStep(Math.max(low, high), range, 'up'),
  };
  return bounds.max === range.min || isFullRange(bounds, range) ? undefined : bounds;
}

/** A whole number from 1; larger than `max` counts as `max`. */
function parseCount(text: string, max: number): number | undefined {
  if (!/^\s*\d+\s*$/.test(text)) return undefined;
  return Math.min(Number(text), max) || undefined;
}

/** A day of the calendar, `YYYY-MM-DD`. */
function parseDay(text: string): string | undefined {
  const day = /^\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(text)?.[1];
  const date = new Date(`${day}T00:00:00Z`);
  return day && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

function findChoice<Choice>(list: readonly Choice[], value: unknown): Choice | undefined {
  return list.find((choice) => choice === value);
}

/** The chosen values of a list, in its order. */
function oneOrder<Choice extends string>(list: readonly Choice[], texts: readonly string[]): Choice[] {
  return list.filter((choice) => texts.includes(choice));
}

/** Without the keys that have no value. */
function known<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Values]?: NonNullable<Values[Key]> };
}

function choices<Choice>(texts: string[], parse: (text: string) => Choice | undefined): Choice[] {
  const chosen = texts.map(parse).filter((choice) => choice !== undefined);
  return [...new Set(chosen)].slice(0, MAX_CHOICES);
}
