import { sql, type SQL } from 'drizzle-orm';
import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../database/database.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FacetCounts } from './facet-counts.ts';
import { allConditions, isAnyOf, type SearchFilter } from './search-filter.ts';

export interface PageWindow {
  language: Language;
  sort: ListingSearch['sort'];
  offset: number;
  limit: number;
}

/** IDs of the listings of one page, in order. */
export async function pageIds(
  database: Database,
  filter: SearchFilter,
  window: PageWindow,
  { byCity, total }: FacetCounts,
  { cities }: Vocabulary,
): Promise<number[]> {
  if (window.sort === 'city') {
    const inOrder = cities.inOrder(filter.cityIds ?? byCity.keys(), window.language);
    const towns = [...Map.groupBy(inOrder, (id) => cities.name(id, window.language)?.key).values()];
    return idsByTown(database, filter, window, stretchOf(partsOf(towns, byCity), window));
  }
  if (window.sort === 'type' && total <= FEW) return idsOfFewByHeadline(database, filter, window);
  return ids(database, filter, window);
}

/** Up to this many listings it is faster to find and sort them than to scan all in order. */
const FEW = 2_000;

/** Sold and rented listings come last in every order (product S14). */
const ORDERS = {
  newest: sql`l.closed, l.id desc`,
  // Unknown prices and surfaces come last in every order.
  'price-asc': sql`l.closed, l.price asc nulls last, l.id desc`,
  'price-desc': sql`l.closed, l.price desc nulls last, l.id desc`,
  'price-m2-asc': sql`l.closed, l.price_m2 asc nulls last, l.id desc`,
  'surface-desc': sql`l.closed, l.living desc nulls last, l.id desc`,
  type: sql`l.closed, l.headline_key, l.id`,
} as const;

async function ids(database: Database, filter: SearchFilter, window: PageWindow): Promise<number[]> {
  const { language, sort, limit, offset } = window;
  const inLanguage = sql`listings_by_headline l where l.language = ${language} and`;
  return select(
    database,
    sql`select l.id from ${sort === 'type' ? inLanguage : sql`listings l where`} ${allConditions(filter)}
      order by ${ORDERS[sort as keyof typeof ORDERS]} limit ${limit} offset ${offset}`,
  );
}

async function idsOfFewByHeadline(
  database: Database,
  filter: SearchFilter,
  { language, limit, offset }: PageWindow,
): Promise<number[]> {
  return select(
    database,
    sql`select l.id from listings l join listings_by_headline h on h.id = l.id and h.language = ${language}
      where ${allConditions(filter)} order by l.closed, h.headline_key, l.id limit ${limit} offset ${offset}`,
  );
}

/** The listings of a town that are to be had, or its sold ones. */
interface Part {
  /** A town that is called alike may be several in the read model. */
  cityIds: number[];
  /** Of the town among all. */
  rank: number;
  closed: boolean;
  count: number;
}

/** First what is to be had in each town, then what is sold in each. */
function partsOf(towns: number[][], byCity: FacetCounts['byCity']): Part[] {
  const part = (closed: boolean) => (cityIds: number[], rank: number) => {
    const counts = cityIds.map((id) => byCity.get(id)?.[closed ? 'closed' : 'open'] ?? 0);
    return { cityIds, rank, closed, count: counts.reduce((sum, count) => sum + count, 0) };
  };
  return [...towns.map(part(false)), ...towns.map(part(true))];
}

interface Stretch {
  /** The parts of the page, in order. */
  parts: Part[];
  /** Number of listings of these parts before the page. */
  before: number;
}

/** Since the listings of each town are counted, the towns of a page are known without sorting any listing. */
export function stretchOf(inOrder: Part[], { offset, limit }: Pick<PageWindow, 'offset' | 'limit'>): Stretch {
  const parts: Part[] = [];
  let before = 0;
  let passed = 0;
  for (const part of inOrder) {
    const end = passed + part.count;
    const isOnPage = end > Math.max(offset, passed) && passed < offset + limit;
    if (isOnPage) {
      if (parts.length === 0) before = offset - passed;
      parts.push(part);
    }
    passed = end;
  }
  return { parts, before };
}

async function idsByTown(
  database: Database,
  filter: SearchFilter,
  { limit }: PageWindow,
  { parts, before }: Stretch,
): Promise<number[]> {
  const ranked = parts.flatMap(({ cityIds, closed, rank }) => cityIds.map((id) => ({ id, closed, rank })));
  const cityIds = [...new Set(ranked.map(({ id }) => id))];
  const isThere = (closed: boolean) =>
    isAnyOf(
      'city_id',
      ranked.filter((part) => part.closed === closed).map(({ id }) => id),
    );
  const ranks = new Map(ranked.map(({ id, rank }) => [id, rank]));
  const rank = sql`(${sql.param(cityIds.map((id) => ranks.get(id)))}::int[])[array_position(${sql.param(cityIds)}::int[], l.city_id)]`;
  return select(
    database,
    sql`select l.id from listings l where ${allConditions({ ...filter, cityIds })}
        and ((not l.closed and ${isThere(false)}) or (l.closed and ${isThere(true)}))
      order by l.closed, ${rank}, l.id desc limit ${limit} offset ${before}`,
  );
}

async function select(database: Database, query: SQL): Promise<number[]> {
  return (await rows<{ id: number }>(database, query)).map(({ id }) => id);
}
