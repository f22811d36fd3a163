import { MOST_POINTS, type MapAnswer, type MapCluster, type MapSearch } from 'shared-kit/contracts/api/map';
import type { Language } from 'shared-kit/domain/languages';
import { parseBounds, type Bounds } from 'shared-kit/domain/map-area';
import type { Database } from '../../../database/database.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { contentPictureRecord } from '../../../files/pictures/content-pictures.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import type { ListingData } from '../listing-data.ts';
import { isInBounds } from '../points/map-area.ts';
import { matchingRows } from '../search/matching-rows.ts';
import { chosenCentres, searchFilter } from '../search/search-filter.ts';
import { interpretText } from '../search/search-listings.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Pixels of the marker's picture, which is shown at half of it on dense screens. */
const MARKER_HEIGHT = 75;

/** Where the listings of a search are (product S50, S51): public places only, to five decimals, about a metre. */
export async function mapAnswer(
  database: Database,
  config: AgencyConfig,
  search: MapSearch,
  { columns, vocabulary }: Pick<ListingData, 'columns' | 'vocabulary'>,
): Promise<MapAnswer> {
  const {
    map: { marker },
    marqueeIgnoreList,
  } = config.listings;
  const text = await interpretText(database, config, search, { columns, vocabulary });
  const filter = searchFilter(config, search, vocabulary, text);
  const found = matchingRows(columns, filter);
  const { latitude, longitude } = columns.of;
  const placed = found.filter((row) => !Number.isNaN(latitude[row]));
  const view = search.view === undefined ? undefined : parseBounds(search.view);
  const isWhole = placed.length <= MOST_POINTS;
  const shown =
    isWhole || !view
      ? placed
      : placed.filter((row) => isInBounds({ lat: latitude[row]!, lng: longitude[row]! }, view));
  const asPoints = shown.length <= MOST_POINTS;
  return {
    total: found.length,
    unplaced: found.length - placed.length,
    extent: computeExtent(columns, placed),
    isWhole,
    points: asPoints ? listPoints(columns, shown, vocabulary, search.lang) : [],
    around: listCircles(search, vocabulary),
    clusters: asPoints ? [] : computeGrid(columns, shown, view, search.zoom),
    marqueeIgnore: marqueeIgnoreList,
    customMarker: marker ? `/media/${contentPictureRecord(marker).id}?height=${MARKER_HEIGHT}` : null,
  };
}

function computeExtent(
  { of: { latitude, longitude } }: ListingColumns,
  placed: Int32Array,
): MapAnswer['extent'] {
  if (placed.length === 0) return null;
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const row of placed) {
    south = Math.min(south, latitude[row]!);
    north = Math.max(north, latitude[row]!);
    west = Math.min(west, longitude[row]!);
    east = Math.max(east, longitude[row]!);
  }
  return [rounded(south), rounded(west), rounded(north), rounded(east)];
}

/** By the numbers of the column. */
const VAT = [{}, { vat: 'excluded' }, { vat: 'included' }] as const;

/** The newest first. */
function listPoints(
  { ids, closed, of }: ListingColumns,
  shown: Int32Array,
  { types, cities }: Vocabulary,
  language: Language,
): MapAnswer['points'] {
  const { latitude, longitude, price, marquee, typeSetId, vat, cityId } = of;
  return Array.from(shown.toReversed(), (row) => ({
    id: ids[row]!,
    lat: rounded(latitude[row]!),
    lng: rounded(longitude[row]!),
    price: Number.isNaN(price[row]) ? null : price[row]!,
    ...VAT[vat[row]!],
    marquee: marquee[row]!,
    closed: closed[row] === 1,
    typeId: types.webIdsOfSet(typeSetId[row]!)[0] ?? null,
    town: cities.name(cityId[row]!, language)?.name,
  }));
}

/** Spellings of a town share its centre. */
function listCircles(search: MapSearch, { cities }: Vocabulary): MapAnswer['around'] {
  const circles = chosenCentres(search, cities).map(({ latitude, longitude }) => ({
    lat: rounded(latitude),
    lng: rounded(longitude),
    km: search.radius ?? 0,
  }));
  return [...new Map(circles.map((circle) => [`${circle.lat} ${circle.lng}`, circle])).values()];
}

/** Pixels between two counts, so that they do not cover each other. */
const CELL_PIXELS = 96;
const TILE_PIXELS = 256;
/** A degree of latitude is this much longer than one of longitude, in Belgium. */
const LATITUDE_RATIO = 0.64;
/** Cells of a whole world at a high zoom would be as many as the listings. */
const MOST_CELLS = 500;

/** Counts per cell of a grid that grows coarser as one zooms out, each at the mean of its places. */
function computeGrid(
  { of: { latitude, longitude } }: ListingColumns,
  shown: Int32Array,
  view: Bounds | undefined,
  zoom: number,
): MapCluster[] {
  const width = (360 / 2 ** (view ? zoom : Math.min(zoom, 8))) * (CELL_PIXELS / TILE_PIXELS);
  const height = width * LATITUDE_RATIO;
  const cells = new Map<string, { lat: number; lng: number; count: number }>();
  for (const row of shown) {
    const [lat, lng] = [latitude[row]!, longitude[row]!];
    const key = `${Math.floor(lng / width)} ${Math.floor(lat / height)}`;
    const known = cells.get(key) ?? { lat: 0, lng: 0, count: 0 };
    cells.set(key, { lat: known.lat + lat, lng: known.lng + lng, count: known.count + 1 });
  }
  return [...cells.values()]
    .map(({ lat, lng, count }) => ({ lat: lat / count, lng: lng / count, count }))
    .sort((a, b) => b.count - a.count || a.lat - b.lat || a.lng - b.lng)
    .slice(0, MOST_CELLS)
    .map(({ lat, lng, count }) => ({ lat: rounded(lat), lng: rounded(lng), count }));
}

const DECIMALS = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
