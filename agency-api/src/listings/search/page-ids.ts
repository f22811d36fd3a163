import { sql, type SQL } from 'drizzle-orm';
import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../../database/database.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FacetCounts } from './facet-counts.ts';
import { allConditions, type SearchFilter } from './search-filter.ts';

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
    return idsByCity(database, filter, window, stretchOf(inOrder, byCity, window));
  }
  if (window.sort === 'type' && total <= FEW) return idsOfFewByHeadline(database, filter, window);
  return ids(database, filter, window);
}

/** Up to this many listings it is faster to find and sort them than to scan all in order. */
const FEW = 2_000;

const ORDERS = {
  newest: sql`l.id desc`,
  // Unknown prices come last in both orders.
  'price-asc': sql`l.price asc nulls last, l.id desc`,
  'price-desc': sql`l.price desc nulls last, l.id desc`,
  'price-m2-asc': sql`l.price asc nulls last, l.id desc`,
  'surface-desc': sql`l.id desc`,
  type: sql`l.headline_key, l.id`,
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
      where ${allConditions(filter)} order by h.headline_key, l.id limit ${limit} offset ${offset}`,
  );
}

interface Stretch {
  /** The towns of the page, in order. */
  cityIds: number[];
  /** Number of listings of these towns before the page. */
  before: number;
}

/** Since the listings of each town are counted, the towns of a page are known without sorting any listing. */
export function stretchOf(
  inOrder: number[],
  byCity: ReadonlyMap<number, number>,
  { offset, limit }: Pick<PageWindow, 'offset' | 'limit'>,
): Stretch {
  const cityIds: number[] = [];
  let before = 0;
  let passed = 0;
  for (const id of inOrder) {
    const end = passed + (byCity.get(id) ?? 0);
    const isOnPage = end > Math.max(offset, passed) && passed < offset + limit;
    if (isOnPage) {
      if (cityIds.length === 0) before = offset - passed;
      cityIds.push(id);
    }
    passed = end;
  }
  return { cityIds, before };
}

async function idsByCity(
  database: Database,
  filter: SearchFilter,
  { limit }: PageWindow,
  { cityIds, before }: Stretch,
): Promise<number[]> {
  return select(
    database,
    sql`select l.id from listings l where ${allConditions({ ...filter, cityIds })}
      order by array_position(${sql.param(cityIds)}::int[], l.city_id), l.id desc limit ${limit} offset ${before}`,
  );
}

async function select(database: Database, query: SQL): Promise<number[]> {
  return (await rows<{ id: number }>(database, query)).map(({ id }) => id);
}
