import type { FeedListName } from 'shared-kit/contracts/feed/feed';
import type { Fault } from './check-record.ts';
import { sql, type SQL } from '../../database/drizzle.ts';

/** Faulty records of one list of the feed. Their stored data are kept. */
export interface FaultyRecords {
  /** Their identities: an ID, a WebID, an e-mail in lower case. */
  ids: ReadonlySet<number | string>;
  /** Whether one of them has no readable identity: it may be any record that is absent from the feed. */
  hasUnnamed: boolean;
}

/** Collects faulty records by list. */
export class FaultyRecordLists {
  readonly #ids = new Map<FeedListName, Set<number | string>>();
  readonly #unnamed = new Set<FeedListName>();

  add(list: FeedListName, raw: unknown, faults: readonly Fault[]): void {
    const id = identityDespite(list, raw, faults);
    if (id === undefined) this.#unnamed.add(list);
    else this.#ids.set(list, (this.#ids.get(list) ?? new Set()).add(id));
  }

  of(list: FeedListName): FaultyRecords {
    return { ids: this.#ids.get(list) ?? new Set(), hasUnnamed: this.#unnamed.has(list) };
  }

  has(list: FeedListName, id: number | string): boolean {
    return this.#ids.get(list)?.has(id) ?? false;
  }
}

/** Identity of a faulty record; undefined when it is unreadable. */
function identityDespite(
  list: FeedListName,
  raw: unknown,
  faults: readonly Fault[],
): number | string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { field } = toIdentity(list, {});
  if (faults.some(({ path }) => path[0] === field)) return undefined;
  return toIdentity(list, raw).value;
}

/** Whether the stored record of this ID may be a faulty one of the feed. */
export function isFaulty(id: SQL, { ids, hasUnnamed }: FaultyRecords): SQL {
  if (hasUnnamed) return sql`true`;
  return sql`(${id} = any(${sql.param([...ids])}::int[]))`;
}

interface RecordKeys {
  ID?: number;
  WebID?: number;
  Email?: string;
  Name?: string;
  Zip?: string;
}

/** Identity of a record within its list, and the field that has it; cities may repeat (product D13). */
export function toIdentity(
  list: FeedListName,
  record: RecordKeys,
): { field: string; value?: string | number | undefined } {
  switch (list) {
    case 'webIDs':
      return { field: 'WebID', value: record.WebID };
    case 'owners':
      return { field: 'Email', value: record.Email?.toLowerCase() };
    case 'properties':
    case 'projects':
    case 'details':
    case 'projectDetails':
      return { field: 'ID', value: record.ID };
    default:
      return { field: 'Name' };
  }
}
