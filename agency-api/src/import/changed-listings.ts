import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import { DIGEST_LENGTH } from './digest.ts';
import type { FaultyRecords } from './faulty-records.ts';

/** How a load changes a listing; `placeholder`: withdrawn with the placeholder data, in every language. */
export type Change = 'added' | 'updated' | 'returned' | 'withdrawn' | 'placeholder';

/** Number of listings of the feed's language that a load changed. */
export type ListingChanges = Record<Exclude<Change, 'placeholder'>, number>;

/** Stored state of a listing in the feed's language. */
export interface KnownListing {
  digest: string;
  isWithdrawn: boolean;
}

/** Listings of a feed, and their faulty records. */
export interface StagedListings {
  /** By ID. */
  listingDigests: ReadonlyMap<number, string>;
  detailDigests: ReadonlyMap<number, string>;
  faulty: FaultyRecords;
  faultyDetails: FaultyRecords;
}

/** Rows per query. */
const AT_ONCE = 5_000;

/** All listings of a language, withdrawn ones included, by ID. */
export async function knownListings(
  database: Database,
  language: Language,
  step: () => Promise<void>,
): Promise<Map<number, KnownListing>> {
  const known = new Map<number, KnownListing>();
  for (let last: number | undefined = -1; last !== undefined;) {
    const found: ({ id: number } & KnownListing)[] = await rows(
      database,
      sql`select property_id as id, digest, withdrawn_at is not null as "isWithdrawn" from property_records
        where language = ${language} and property_id > ${last}::int order by property_id limit ${AT_ONCE}`,
    );
    for (const { id, ...listing } of found) known.set(id, listing);
    last = found.at(-1)?.id;
    await step();
  }
  return known;
}

/** Changes by ID. Unchanged listings have no entry. */
export function changedListings(
  known: ReadonlyMap<number, KnownListing>,
  staged: StagedListings,
  { keepAbsent = false }: { keepAbsent?: boolean },
): Map<number, Change> {
  const changes = new Map<number, Change>();
  for (const id of staged.listingDigests.keys()) {
    const change = changeOf(known.get(id), digestOf(id, known.get(id), staged));
    if (change) changes.set(id, change);
  }
  if (keepAbsent) return changes;
  for (const [id, { isWithdrawn }] of known) {
    if (!isWithdrawn && !isNamed(id, staged)) changes.set(id, 'withdrawn');
  }
  return changes;
}

/** Number of visible listings in the feed's language, and of those that the feed has. */
export function countKept(known: ReadonlyMap<number, KnownListing>, staged: StagedListings) {
  const visible = [...known].filter(([, { isWithdrawn }]) => !isWithdrawn);
  return { known: visible.length, kept: visible.filter(([id]) => isNamed(id, staged)).length };
}

export function countChanges(changes: ReadonlyMap<number, Change>): ListingChanges {
  const counts = { added: 0, updated: 0, returned: 0, withdrawn: 0, placeholder: 0 };
  for (const change of changes.values()) counts[change] += 1;
  const { placeholder: _placeholder, ...ofFeed } = counts;
  return ofFeed;
}

function changeOf(known: KnownListing | undefined, digest: string): Change | undefined {
  if (!known) return 'added';
  if (known.isWithdrawn) return 'returned';
  return known.digest === digest ? undefined : 'updated';
}

/** Digest of listing and details; faulty details keep the stored one. */
function digestOf(id: number, known: KnownListing | undefined, staged: StagedListings): string {
  const kept = mayBe(id, staged.faultyDetails) ? known?.digest.slice(DIGEST_LENGTH) : undefined;
  return `${staged.listingDigests.get(id)}${staged.detailDigests.get(id) ?? kept ?? ''}`;
}

function isNamed(id: number, { listingDigests, faulty }: StagedListings): boolean {
  return listingDigests.has(id) || mayBe(id, faulty);
}

const mayBe = (id: number, { ids, hasUnnamed }: FaultyRecords) => hasUnnamed || ids.has(id);
