import { eq, gt, isNotNull } from '../../database/drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { propertyRecords } from '../../database/schema/property-records.ts';
import { DIGEST_LENGTH } from './digest.ts';
import type { Remarks } from '../../database/stored/remarks.ts';
import type { FaultyRecords } from './faulty-records.ts';

/** How a load changes a listing; `placeholder`: withdrawn with the placeholder data, in every language. */
export type Change = 'added' | 'updated' | 'returned' | 'withdrawn' | 'placeholder';

/** Number of listings of the feed's language that a load changed. */
export type ListingChanges = Record<Exclude<Change, 'placeholder'>, number>;

/** Stored state of a listing in the feed's language. */
export interface KnownListing {
  /** Of its records in the feed, one after the other. */
  digest: string;
  isWithdrawn: boolean;
  unknownKeys: Partial<Record<'properties' | 'details', Record<string, unknown>>> | null;
  /** Null without details. */
  remarks: Remarks | null;
}

/** The digest of one of its records; empty when it has none. */
export const digestIn = ({ digest }: KnownListing, list: 'properties' | 'details'): string =>
  list === 'properties' ? digest.slice(0, DIGEST_LENGTH) : digest.slice(DIGEST_LENGTH);

/** Listings of a feed, and their faulty records. */
export interface StagedListings {
  /** By ID. */
  listingDigests: ReadonlyMap<number, string>;
  detailDigests: ReadonlyMap<number, string>;
  faulty: FaultyRecords;
  faultyDetails: FaultyRecords;
}

/** Listings that office programs have sent or withdrawn alone after a file was written. */
export async function sentAfter(database: Database, writtenAt: Date): Promise<ReadonlySet<number>> {
  const { propertyId: id, sentAt } = propertyRecords;
  const found = await database
    .selectDistinct({ id })
    .from(propertyRecords)
    .where(gt(sentAt, writtenAt.toISOString()))
    .orderBy(id);
  return new Set(found.map((listing) => listing.id));
}

/** All listings of a language, withdrawn ones included, by ID. */
export async function knownListings(
  database: Database,
  language: Language,
): Promise<Map<number, KnownListing>> {
  const { propertyId, digest, withdrawnAt, unknownKeys, remarks } = propertyRecords;
  const isWithdrawn = isNotNull(withdrawnAt).mapWith(Boolean);
  const found = await database
    .select({ id: propertyId, digest, isWithdrawn, unknownKeys, remarks })
    .from(propertyRecords)
    .where(eq(propertyRecords.language, language))
    .orderBy(propertyId);
  return new Map(found.map(({ id, ...listing }) => [id, listing]));
}

/** Changes by ID. Unchanged listings have no entry. */
export function changedListings(
  known: ReadonlyMap<number, KnownListing>,
  staged: StagedListings,
  { keepAbsent = false }: { keepAbsent?: boolean },
): Map<number, Change> {
  const changes = new Map<number, Change>();
  for (const id of staged.listingDigests.keys()) {
    const change = findChange(known.get(id), combineDigests(id, known.get(id), staged));
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

function findChange(known: KnownListing | undefined, digest: string): Change | undefined {
  if (!known) return 'added';
  if (known.isWithdrawn) return 'returned';
  return known.digest === digest ? undefined : 'updated';
}

/** Digest of listing and details; faulty details keep the stored one. */
function combineDigests(id: number, known: KnownListing | undefined, staged: StagedListings): string {
  const kept = mayBe(id, staged.faultyDetails) ? known && digestIn(known, 'details') : undefined;
  return `${staged.listingDigests.get(id)}${staged.detailDigests.get(id) ?? kept ?? ''}`;
}

function isNamed(id: number, { listingDigests, faulty }: StagedListings): boolean {
  return listingDigests.has(id) || mayBe(id, faulty);
}

const mayBe = (id: number, { ids, hasUnnamed }: FaultyRecords) => hasUnnamed || ids.has(id);
