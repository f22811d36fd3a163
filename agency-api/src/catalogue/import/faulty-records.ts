import type { FeedListName } from 'shared-kit/contracts/feed/feed';
import type { Fault } from './check-record.ts';
import { identityOf } from './record-identity.ts';

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
  const { field } = identityOf(list, {});
  if (faults.some(({ path }) => path[0] === field)) return undefined;
  return identityOf(list, raw).value;
}
