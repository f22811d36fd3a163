import { cityKey, parseCityKey } from './city-key.ts';
import type { PriceBounds } from './price-range.ts';
import { isFullRange, priceRangeOf, snapToStep } from './price-range.ts';

export const ROOM_FIELDS = ['bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'garages'] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];

export const SORTS = ['newest', 'price-asc', 'price-desc', 'type', 'city'] as const;
export type Sort = (typeof SORTS)[number];

/** A visitor's search, stored in the address of a list page (product S2). */
export interface ListingQuery {
  /** Reference or city. */
  search?: string;
  /** City keys, lower-case `name|zip`. */
  cities: string[];
  /** WebIDs of property types. */
  types: number[];
  /** Minimum counts, from 1. */
  rooms: Partial<Record<RoomField, number>>;
  /** Euro; absent for the full range. A maximum at the end of the range is open upwards. */
  price?: PriceBounds;
  sort: Sort;
  /** From 1. */
  page: number;
}

const MAX_SEARCH_LENGTH = 100;
const MAX_CITY_LENGTH = 100;
const MAX_CHOICES = 50;
const MAX_ROOMS = 20;
const MAX_PAGE = 100_000;
const MAX_WEB_ID = 2 ** 31 - 1;

/** Reads the query of a list page. Never throws: invalid values are dropped, those out of bounds are clamped. */
export function parseListingQuery(params: URLSearchParams, goal: number): ListingQuery {
  const search = parseSearch(params.get('search') ?? '');
  const price = parsePrice(params.get('price') ?? '', goal);
  return {
    ...(search && { search }),
    cities: choices(params.getAll('city'), parseCity),
    types: choices(params.getAll('type'), (text) => parseCount(text, MAX_WEB_ID)),
    rooms: parseRooms(params),
    ...(price && { price }),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: parseCount(params.get('page') ?? '', MAX_PAGE) ?? 1,
  };
}

/** Writes the query of a list page with the parameter names of product S3; defaults are omitted. Repeated names are `city` and `type`. */
export function formatListingQuery(query: ListingQuery, goal: number): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('search', query.search);
  for (const city of query.cities) params.append('city', city);
  for (const type of query.types) params.append('type', String(type));
  for (const field of ROOM_FIELDS) {
    const count = query.rooms[field];
    if (count && count > 0) params.set(field, String(count));
  }
  if (query.price && !isFullRange(query.price, priceRangeOf(goal)))
    params.set('price', `${query.price.min}-${query.price.max}`);
  if (query.sort !== 'newest') params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

function parseSearch(text: string): string {
  const plain = text
    .slice(0, MAX_SEARCH_LENGTH * 4)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...plain].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

function parseCity(text: string): string | undefined {
  const city = parseCityKey(text);
  const key = city?.zip ? cityKey(city.name, city.zip) : undefined;
  return key && key.length <= MAX_CITY_LENGTH ? key : undefined;
}

function parseRooms(params: URLSearchParams): ListingQuery['rooms'] {
  const rooms: ListingQuery['rooms'] = {};
  for (const field of ROOM_FIELDS) {
    const count = parseCount(params.get(field) ?? '', MAX_ROOMS);
    if (count) rooms[field] = count;
  }
  return rooms;
}

/** `min-max`, where either side may be absent. */
function parsePrice(text: string, goal: number): PriceBounds | undefined {
  const match = /^(\d*)-(\d*)$/.exec(text.trim());
  if (!match) return undefined;
  const range = priceRangeOf(goal);
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

function choices<Choice>(texts: string[], parse: (text: string) => Choice | undefined): Choice[] {
  const chosen = texts.map(parse).filter((choice) => choice !== undefined);
  return [...new Set(chosen)].slice(0, MAX_CHOICES);
}
