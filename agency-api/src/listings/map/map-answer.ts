import { sql, type SQL } from 'drizzle-orm';
import { MOST_POINTS, type MapAnswer, type MapCluster, type MapSearch } from 'shared-kit/contracts/api/map';
import { parseBounds, type Bounds } from 'shared-kit/domain/map-area';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { boxText } from '../points/map-area.ts';
import { allConditions, searchFilter } from '../search/search-filter.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Where the listings of a search are (product S50, S51): public places only, to five decimals, about a metre. */
export async function mapAnswer(
  database: Database,
  config: AgencyConfig,
  search: MapSearch,
  vocabulary: Vocabulary,
): Promise<MapAnswer> {
  const filter = await searchFilter(database, config, search, vocabulary);
  const found = sql`listings l join listing_points p on p.id = l.id where ${allConditions(filter)}`;
  const view = search.view === undefined ? undefined : parseBounds(search.view);
  const inView = view ? sql`${found} and p.place <@ ${boxText(view)}::box` : found;

  const [total, placed] = await Promise.all([
    countOf(database, sql`listings l where ${allConditions(filter)}`),
    extentOf(database, found),
  ]);
  const isWhole = placed.count <= MOST_POINTS;
  const shown = isWhole || !view ? placed.count : await countOf(database, inView);
  const asPoints = shown <= MOST_POINTS;
  return {
    total,
    unplaced: total - placed.count,
    extent: placed.extent,
    isWhole,
    points: asPoints ? await pointsOf(database, isWhole ? found : inView, vocabulary) : [],
    clusters: asPoints ? [] : await gridOf(database, inView, view, search.zoom),
    marqueeIgnore: config.listings.marqueeIgnoreList,
    customMarker: null,
  };
}

async function countOf(database: Database, from: SQL): Promise<number> {
  const [found] = await rows<{ count: number }>(database, sql`select count(*)::int as count from ${from}`);
  return found?.count ?? 0;
}

async function extentOf(
  database: Database,
  from: SQL,
): Promise<{ count: number; extent: MapAnswer['extent'] }> {
  const [found] = await rows<Record<'count' | 'south' | 'west' | 'north' | 'east', number>>(
    database,
    sql`select count(*)::int as count, min(p.place[1]) as south, min(p.place[0]) as west,
        max(p.place[1]) as north, max(p.place[0]) as east from ${from}`,
  );
  if (!found?.count) return { count: 0, extent: null };
  const { count, south, west, north, east } = found;
  return { count, extent: [rounded(south), rounded(west), rounded(north), rounded(east)] };
}

async function pointsOf(database: Database, from: SQL, { types }: Vocabulary): Promise<MapAnswer['points']> {
  const found = await rows<Omit<MapAnswer['points'][number], 'typeId'> & { typeSetId: number }>(
    database,
    sql`select l.id, p.place[1] as lat, p.place[0] as lng, l.price, l.type_set_id as "typeSetId", p.marquee, l.closed
      from ${from} order by l.id desc limit ${MOST_POINTS}`,
  );
  return found.map(({ typeSetId, lat, lng, ...point }) => ({
    ...point,
    lat: rounded(lat),
    lng: rounded(lng),
    typeId: types.webIdsOfSet(typeSetId)[0] ?? null,
  }));
}

/** Pixels between two counts, so that they do not cover each other. */
const CELL_PIXELS = 96;
const TILE_PIXELS = 256;
/** A degree of latitude is this much longer than one of longitude, in Belgium. */
const LATITUDE_RATIO = 0.64;
/** Cells of a whole world at a high zoom would be as many as the listings. */
const MOST_CELLS = 500;

/** Counts per cell of a grid that grows coarser as one zooms out, each at the mean of its places. */
async function gridOf(
  database: Database,
  from: SQL,
  view: Bounds | undefined,
  zoom: number,
): Promise<MapCluster[]> {
  const width = (360 / 2 ** (view ? zoom : Math.min(zoom, 8))) * (CELL_PIXELS / TILE_PIXELS);
  const height = width * LATITUDE_RATIO;
  const found = await rows<MapCluster>(
    database,
    sql`select avg(p.place[1]) as lat, avg(p.place[0]) as lng, count(*)::int as count
      from ${from} group by floor(p.place[0] / ${width}::float8), floor(p.place[1] / ${height}::float8)
      order by count desc, 1, 2 limit ${MOST_CELLS}`,
  );
  return found.map(({ lat, lng, count }) => ({ lat: rounded(lat), lng: rounded(lng), count }));
}

const DECIMALS = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
