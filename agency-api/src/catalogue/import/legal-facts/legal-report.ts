import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { isSale, RENT, SALE } from 'shared-kit/domain/goal';
import { isHome } from 'shared-kit/domain/home-types';
import { BELGIUM, findRegion, type Region } from 'shared-kit/domain/region';
import { closedGoals } from 'shared-kit/domain/status';
import type { DetailLegalNotes } from '../../../database/stored/remarks.ts';
import { listWebIds } from '../../records/listing-keys.ts';
import { LEGAL_FACTS, tells, type LegalFact, type ToldListing } from './legal-facts.ts';

const LAND = 4;
/** IDs per line: more of them are corrected in the export, not listing by listing. */
const NAMED = 10;

const REGION_NAMES: Record<Region, string> = {
  flanders: 'Flanders',
  wallonia: 'Wallonia',
  brussels: 'Brussels',
};

/** What a record of details leaves out. */
export function detailLegalNotes(detail: PropertyDetailRecord): DetailLegalNotes {
  // Postal codes of other countries look like ours.
  const isAbroad = (detail.CountryID ?? BELGIUM) !== BELGIUM;
  const untold = LEGAL_FACTS.filter(
    (fact) => !isAbroad && !tells(detail, fact) && (fact.concerns?.(detail) ?? true),
  );
  return { untold: untold.map(toName), closedGoals: closedGoals({ UnitStatus: detail.UnitStatus }) };
}

const toName = ({ keys }: LegalFact): string => keys[0]!;

/**
 * Which listings of a feed lack what the law of their region wants said (product P29). Sold and rented ones owe nothing. It holds an entry
 * in two maps per listing, as lists may come in any order.
 */
export class LegalReport {
  /** Those on offer. */
  readonly #listings = new Map<number, ToldListing>();
  readonly #details = new Map<number, DetailLegalNotes>();

  addListing(record: PropertyRecord): void {
    const region = findRegion(record.Zip);
    const isGone = closedGoals({ TypeDescription: record.TypeDescription }).includes(record.Goal);
    if (!region || isGone) return;
    const webIds = listWebIds(record);
    this.#listings.set(record.ID, {
      region,
      isSale: isSale(record.Goal),
      isHome: isHome(webIds),
      isLand: webIds.includes(LAND),
    });
  }

  addDetail(id: number, notes: DetailLegalNotes): void {
    this.#details.set(id, notes);
  }

  /** `Flanders, for sale: PScore is missing in 2 listings: 1399, 1388`; nothing where nothing is missing. */
  toLines(): string[] {
    const groups = new Map<string, Missing>();
    for (const [id, listing] of this.#listings) {
      const detail = this.#details.get(id);
      if (!detail || detail.closedGoals.includes(listing.isSale ? SALE : RENT)) continue;
      for (const fact of LEGAL_FACTS) {
        if (!detail.untold.includes(toName(fact)) || !fact.isDue(listing)) continue;
        const goal = listing.isSale ? 'for sale' : 'for rent';
        const group = `${REGION_NAMES[listing.region]}, ${goal}: ${fact.keys.join(' or ')}`;
        const missing = groups.get(group) ?? new Missing();
        missing.add(id);
        groups.set(group, missing);
      }
    }
    const unseen = new Missing();
    for (const id of this.#listings.keys()) if (!this.#details.has(id)) unseen.add(id);
    return [
      ...[...groups.keys()].sort().map((group) => `${group} is missing in ${groups.get(group)!.inWords()}`),
      ...(unseen.count > 0 ? [`without details in this file, not looked at: ${unseen.inWords()}`] : []),
    ];
  }
}

/** Listings, of which the first ones are named. */
class Missing {
  count = 0;
  readonly #named: number[] = [];

  add(id: number): void {
    this.count++;
    if (this.#named.length < NAMED) this.#named.push(id);
  }

  inWords(): string {
    const more = this.count > NAMED ? ` and ${this.count - NAMED} more` : '';
    return `${this.count} listing${this.count === 1 ? '' : 's'}: ${this.#named.join(', ')}${more}`;
  }
}
