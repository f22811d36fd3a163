import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

const AT_MOST = 4;
const OF_MANAGER = 3;
/** Range of prices, as shares of the property's price. */
const CHEAPEST = 0.6;
const DEAREST = 1.6;
/** Listings per query: few enough for the event loop to stay free in between. */
const SLICE = 10_000;

interface Listing {
  id: number;
  goal: number;
  cityId: number;
  typeSetId: number;
  /** Euro; null when unknown or not shown. */
  price: number | null;
  /** Whether it is shown as similar to others: neither closed nor discreet. */
  offered: boolean;
  /** Sold or rented. */
  closed?: boolean;
  /** Whom visitors ask about it. */
  manager?: string | null;
}

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

/** Finds similar listings among those of one version of the data, which it holds in memory: some 100 bytes each. */
export class SimilarListings {
  readonly #listings = new Map<number, Listing>();
  /** Available ones by goal and town. */
  readonly #offered = new Map<string, Listing[]>();
  /** Available ones by manager. */
  readonly #managed = new Map<string, Listing[]>();
  readonly #towns: Map<number, Town>;
  readonly #webIds: Map<number, number[]>;

  constructor(listings: Iterable<Listing>, towns: Town[], typeSets: { id: number; webIds: number[] }[]) {
    this.#towns = new Map(towns.map((town) => [town.id, town]));
    this.#webIds = new Map(typeSets.map(({ id, webIds }) => [id, webIds]));
    for (const listing of listings) this.#add(listing);
  }

  #add(listing: Listing): void {
    this.#listings.set(listing.id, listing);
    if (!listing.offered) return;
    addTo(this.#offered, placeKey(listing), listing);
    if (listing.manager) addTo(this.#managed, listing.manager, listing);
  }

  /** Whether a listing is among them. */
  has(id: number): boolean {
    return this.#listings.has(id);
  }

  /**
   * IDs of similar listings: open, not discreet, of the same goal and a common type, in its price range; those of the same town first,
   * then of the same postal area, then others, each by nearness of price.
   */
  idsLike(id: number): number[] {
    const listing = this.#listings.get(id);
    if (!listing) return [];
    const { goal, cityId, price, typeSetId } = listing;
    const zip = this.#towns.get(cityId)?.zip ?? '';
    return this.#nearest({ id, goal, cityId, zip, price, webIds: this.#webIds.get(typeSetId) ?? [] });
  }

  /** As `idsLike`, for a listing that is not among them. */
  idsLikeGone({ town, ...gone }: GoneListing): number[] {
    const isIts = ({ name, zip }: Town) => name === town.name && zip === town.zip;
    return this.#nearest({ ...gone, zip: town.zip, cityId: [...this.#towns.values()].find(isIts)?.id });
  }

  /** IDs of other listings of the same manager that are open and not discreet: those for the same goal first, then the newest. */
  idsOfManager(id: number): number[] {
    const listing = this.#listings.get(id);
    // The page of one that is gone names no manager.
    if (!listing?.manager || listing.closed) return [];
    const shown = new Set([id, ...this.idsLike(id)]);
    const others = (this.#managed.get(listing.manager) ?? []).filter((other) => !shown.has(other.id));
    const isOther = ({ goal }: Listing) => Number(goal !== listing.goal);
    return firstOf(others, (a, b) => isOther(a) - isOther(b) || b.id - a.id, OF_MANAGER).map(
      (other) => other.id,
    );
  }

  #nearest(sample: Sample): number[] {
    const isLike = this.#likeness(sample);
    const found: Listing[] = [];
    for (const towns of this.#townsByDistance(sample)) {
      const near = towns.flatMap((cityId) =>
        (this.#offered.get(placeKey({ goal: sample.goal, cityId })) ?? []).filter(isLike),
      );
      found.push(...firstOf(near, byNearness(sample), AT_MOST - found.length));
      if (found.length === AT_MOST) break;
    }
    return found.map((similar) => similar.id);
  }

  #likeness(to: Sample): (other: Listing) => boolean {
    const ownTypes = new Set(to.webIds);
    const sharesType = new Map(
      [...this.#webIds].map(([id, webIds]) => [id, webIds.some((webId) => ownTypes.has(webId))]),
    );
    const [min, max] = to.price === null ? [] : [to.price * CHEAPEST, to.price * DEAREST];
    return ({ id, typeSetId, price }) =>
      id !== to.id &&
      sharesType.get(typeSetId) === true &&
      (min === undefined || max === undefined || (price !== null && price >= min && price <= max));
  }

  /** IDs of towns: the listing's own; others with its postal code; others of its postal area; all others. */
  *#townsByDistance({ cityId, zip }: Sample): Generator<number[]> {
    if (cityId !== undefined) yield [cityId];
    const others = Map.groupBy(this.#towns.values(), (town) =>
      town.id === cityId ? 0 : town.zip === zip ? 1 : town.zip.slice(0, 2) === zip.slice(0, 2) ? 2 : 3,
    );
    for (const distance of [1, 2, 3] as const) yield (others.get(distance) ?? []).map(({ id }) => id);
  }
}

function addTo(lists: Map<string, Listing[]>, key: string, listing: Listing): void {
  const known = lists.get(key);
  if (known) known.push(listing);
  else lists.set(key, [listing]);
}

const placeKey = ({ goal, cityId }: Pick<Listing, 'goal' | 'cityId'>) => `${goal} ${cityId}`;

/** Nearest price first, the newest first among equals. For a listing without a price the newest come first. */
function byNearness({ price }: Pick<Sample, 'price'>): (a: Listing, b: Listing) => number {
  if (price === null) return (a, b) => b.id - a.id;
  const gap = (other: Listing) => Math.abs(other.price! - price);
  return (a, b) => gap(a) - gap(b) || b.id - a.id;
}

/** The first `count` in the order of `compare`, without sorting thousands of listings. */
function firstOf<Item>(items: Item[], compare: (a: Item, b: Item) => number, count: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === count && compare(item, first.at(-1)!) >= 0) continue;
    const place = first.findIndex((other) => compare(item, other) < 0);
    first.splice(place === -1 ? first.length : place, 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/** Reads the listings in slices, so that other queries can run in between. */
export async function readSimilarListings(database: Database): Promise<SimilarListings> {
  const [towns, typeSets] = await Promise.all([
    rows<Town>(database, sql`select id, zip, folded_name as name from cities`),
    rows<{ id: number; webIds: number[] }>(database, sql`select id, web_ids as "webIds" from type_sets`),
  ]);
  const listings: Listing[] = [];
  for (;;) {
    const slice = await readSlice(database, listings.at(-1)?.id ?? -1);
    listings.push(...slice);
    if (slice.length < SLICE) break;
  }
  return new SimilarListings(listings, towns, typeSets);
}

/** One JSON array per slice: drivers read rows of numbers many times slower. */
async function readSlice(database: Database, after: number): Promise<Listing[]> {
  type Values = [
    id: number,
    goal: number,
    cityId: number,
    typeSetId: number,
    price: number | null,
    offered: boolean,
    manager: string | null,
    closed: boolean,
  ];
  const [slice] = await rows<{ listings: Values[] | null }>(
    database,
    sql`select json_agg(
        json_build_array(id, goal, city_id, type_set_id, price, not closed and not discreet, manager_key, closed) order by id) as listings
      from (select * from listings where id > ${after} order by id limit ${SLICE}) as slice`,
  );
  return (slice?.listings ?? []).map(([id, goal, cityId, typeSetId, price, offered, manager, closed]) => ({
    id,
    goal,
    cityId,
    typeSetId,
    price,
    offered,
    manager,
    closed,
  }));
}
