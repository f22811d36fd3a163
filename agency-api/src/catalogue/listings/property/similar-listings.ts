import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { cities, typeSets } from '../../../database/schema/search.ts';
import { createValueFilter } from '../columns/row-filters.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { readManaged } from '../columns/read-listing-columns.ts';
import { ownRows } from '../read-model/read-model-rules.ts';

const AT_MOST = 4;
const OF_MANAGER = 3;
/** Range of prices, as shares of the property's price. */
const CHEAPEST = 0.6;
const DEAREST = 1.6;
/** More than there are. */
const GOALS = 256;

interface Town {
  id: number;
  zip: string;
  /** Folded. */
  name: string;
}

/** A listing that is no longer offered, by what its last records said. */
export interface GoneListing {
  id: number;
  goal: number;
  town: Omit<Town, 'id'>;
  webIds: number[];
  /** Euro; null when unknown or not to be shown. */
  price: number | null;
}

/** What others are compared with. */
interface Sample {
  id: number;
  goal: number;
  /** Undefined when nothing else is offered in its town. */
  cityId: number | undefined;
  zip: string;
  webIds: readonly number[];
  price: number | null;
}

interface Others {
  towns: Town[];
  typeSets: { id: number; webIds: number[] }[];
  /** Rows of listings by whom visitors ask about them; of those that are not sold or rented. */
  managed: readonly Int32Array[];
}

/** Finds similar listings among those of one version of the data. */
export class SimilarListings {
  readonly #columns: ListingColumns;
  /** Rows of those that are shown as similar to others, neither closed nor discreet, by goal and town. */
  readonly #offered: Map<number, Int32Array>;
  /** Of each manager the rows of those that are shown, ascending, by goal. */
  readonly #managed: readonly Map<number, readonly number[]>[];
  /** The place of a row's manager in `#managed`; -1 without. */
  readonly #managerOf: Int32Array;
  readonly #towns: Map<number, Town>;
  /** By postal area: the first two digits. */
  readonly #areas: Map<string, Town[]>;
  readonly #webIds: Map<number, number[]>;

  constructor(columns: ListingColumns, { towns, typeSets, managed }: Others) {
    this.#columns = columns;
    this.#towns = new Map(towns.map((town) => [town.id, town]));
    this.#areas = Map.groupBy(towns, toArea);
    this.#webIds = new Map(typeSets.map(({ id, webIds }) => [id, webIds]));
    this.#offered = offeredByPlace(columns);
    const { goal, discreet } = columns;
    this.#managed = managed.map((rows) =>
      Map.groupBy(rows.filter((row) => discreet[row] === 0).sort(), (row) => goal[row]!),
    );
    this.#managerOf = new Int32Array(columns.size).fill(-1);
    managed.forEach((rows, manager) => rows.forEach((row) => (this.#managerOf[row] = manager)));
  }

  /** Whether a listing is among them. */
  has(id: number): boolean {
    return this.#columns.findRow(id) >= 0;
  }

  /**
   * IDs of similar listings: open, not discreet, of the same goal and a common type, in its price range; those of the same town first,
   * then of the same postal area, then others, each by nearness of price.
   */
  idsLike(id: number): number[] {
    const { of } = this.#columns;
    const row = this.#columns.findRow(id);
    if (row < 0) return [];
    const cityId = of.cityId[row]!;
    const price = of.price[row]!;
    return this.#nearest({
      id,
      goal: of.goal[row]!,
      cityId,
      zip: this.#towns.get(cityId)?.zip ?? '',
      price: Number.isNaN(price) ? null : price,
      webIds: this.#webIds.get(of.typeSetId[row]!) ?? [],
    });
  }

  /** As `idsLike`, for a listing that is not among them. */
  idsLikeGone({ town, ...gone }: GoneListing): number[] {
    const isIts = ({ name, zip }: Town) => name === town.name && zip === town.zip;
    return this.#nearest({ ...gone, zip: town.zip, cityId: [...this.#towns.values()].find(isIts)?.id });
  }

  /**
   * IDs of other listings of the same manager that are open and not discreet, nor similar: those for the same goal first, then the newest.
   * The page of one that is gone names no manager.
   */
  idsOfManager(id: number, similar: readonly number[] = this.idsLike(id)): number[] {
    const { ids, goal } = this.#columns;
    const row = this.#columns.findRow(id);
    const byGoal = this.#managed[this.#managerOf[row] ?? -1];
    if (!byGoal) return [];
    const shown = new Set([row, ...similar.map((other) => this.#columns.findRow(other))]);
    // A manager may have all listings of an agency: few of them are looked at.
    const newest = (rows: readonly number[] = []) =>
      rows
        .slice(-OF_MANAGER - shown.size)
        .filter((other) => !shown.has(other))
        .reverse();
    const others = [...byGoal].flatMap(([other, rows]) => (other === goal[row] ? [] : newest(rows)));
    return [...newest(byGoal.get(goal[row]!)), ...others.sort((a, b) => b - a)]
      .slice(0, OF_MANAGER)
      .map((other) => ids[other]!);
  }

  #nearest(sample: Sample): number[] {
    const isLike = this.#likeness(sample);
    const compare = this.#byNearness(sample);
    const found: number[] = [];
    for (const towns of this.#townsByDistance(sample)) {
      const near = towns.flatMap(({ id }) => this.#offered.get(placeKey(sample.goal, id)) ?? []);
      found.push(...findFirst(near, isLike, compare, AT_MOST - found.length));
      if (found.length === AT_MOST) break;
    }
    return found.map((row) => this.#columns.ids[row]!);
  }

  #likeness(to: Sample): (row: number) => boolean {
    const { ids, of } = this.#columns;
    const ownTypes = new Set(to.webIds);
    const alike = [...this.#webIds].filter(([, webIds]) => webIds.some((webId) => ownTypes.has(webId)));
    const isOfType = createValueFilter(
      of.typeSetId,
      alike.map(([id]) => id),
    );
    const [min, max] = to.price === null ? [] : [to.price * CHEAPEST, to.price * DEAREST];
    return (row) =>
      isOfType(row) &&
      ids[row] !== to.id &&
      // An unknown price is in no range.
      (min === undefined || max === undefined || (of.price[row]! >= min && of.price[row]! <= max));
  }

  /** Nearest price first, the newest first among equals. For a listing without a price the newest come first. */
  #byNearness({ price }: Pick<Sample, 'price'>): (one: number, other: number) => number {
    const prices = this.#columns.of.price;
    if (price === null) return (a, b) => b - a;
    const gap = (row: number) => Math.abs(prices[row]! - price);
    return (a, b) => gap(a) - gap(b) || b - a;
  }

  /** Towns: the listing's own; others with its postal code; others of its postal area; all others. */
  *#townsByDistance({ cityId, zip }: Sample): Generator<Town[]> {
    const own = cityId === undefined ? undefined : this.#towns.get(cityId);
    if (own) yield [own];
    const area = toArea({ zip });
    const near = (this.#areas.get(area) ?? []).filter((town) => town !== own);
    yield near.filter((town) => town.zip === zip);
    yield near.filter((town) => town.zip !== zip);
    yield [...this.#areas].flatMap(([other, towns]) => (other === area ? [] : towns));
  }
}

const toArea = ({ zip }: Pick<Town, 'zip'>): string => zip.slice(0, 2);

function offeredByPlace({ size, closed, discreet, of }: ListingColumns): Map<number, Int32Array> {
  const byPlace = new Map<number, number[]>();
  for (let row = 0; row < size; row++) {
    if (closed[row] === 1 || discreet[row] === 1) continue;
    const key = placeKey(of.goal[row]!, of.cityId[row]!);
    const known = byPlace.get(key);
    if (known) known.push(row);
    else byPlace.set(key, [row]);
  }
  return new Map([...byPlace].map(([key, rows]) => [key, Int32Array.from(rows)]));
}

const placeKey = (goal: number, cityId: number) => cityId * GOALS + goal;

/** The first `count` of those wanted in the order of `compare`, without sorting thousands of listings. */
function findFirst(
  lists: readonly Int32Array[],
  isWanted: (row: number) => boolean,
  compare: (one: number, other: number) => number,
  count: number,
): number[] {
  const first: number[] = [];
  for (const rows of lists)
    for (const row of rows) {
      if (!isWanted(row) || (first.length === count && compare(row, first.at(-1)!) >= 0)) continue;
      const place = first.findIndex((other) => compare(row, other) < 0);
      first.splice(place === -1 ? first.length : place, 0, row);
      first.length = Math.min(first.length, count);
    }
  return first;
}

/** Reads what the listings do not say themselves, on the snapshot that they were read on. */
export async function readSimilarListings(
  tx: Database,
  config: AgencyConfig,
  columns: ListingColumns,
): Promise<SimilarListings> {
  const { id, zip, foldedName: name } = cities;
  return new SimilarListings(columns, {
    towns: await tx.select({ id, zip, name }).from(cities).where(ownRows(cities, config)),
    typeSets: await tx
      .select({ id: typeSets.id, webIds: typeSets.webIds })
      .from(typeSets)
      .where(ownRows(typeSets, config)),
    managed: await readManaged(tx, config, columns.ids),
  });
}
