import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { isSale, RENT, SALE, isHome } from 'shared-kit/domain/goal';
import { BELGIUM, findRegion, type Region } from 'shared-kit/domain/region';
import { closedGoals } from 'shared-kit/domain/status';
import type { DetailLegalNotes } from '../../database/stored/remarks.ts';
import { listWebIds } from '../records/listing-keys.ts';

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

/** A listing as far as it decides what is to be told of it. */
interface ToldListing {
  region: Region;
  isSale: boolean;
  isHome: boolean;
  isLand: boolean;
}

/** A fact that buyers or tenants are to be told, and the key of the feed that tells it. */
interface LegalFact {
  /** Keys of the feed; one of them is enough. */
  keys: readonly (keyof PropertyDetailRecord)[];
  isDue(listing: ToldListing): boolean;
  /** Whether it may be due by what its own record says; by default it may. */
  concerns?(detail: PropertyDetailRecord): boolean;
}

const FIRST_YEAR_WITHOUT_ASBESTOS = 2001;

const inFlemishSale = ({ region, isSale }: ToldListing) => region === 'flanders' && isSale;
const inFlemishSaleOfBuilding = (listing: ToldListing) => inFlemishSale(listing) && !listing.isLand;
const inWalloonHome = ({ region, isHome }: ToldListing) => region === 'wallonia' && isHome;

/**
 * What is to be told, as far as the feed has a key for it. Product P29 says where each was found; read on 2026-11-23. Whoever
 * changes a line changes that page.
 */
const LEGAL_FACTS: readonly LegalFact[] = [
  { keys: ['EPCLabelText', 'EnergyPerformance'], isDue: ({ isHome }) => isHome },
  { keys: ['CO2Emission'], isDue: ({ region, isHome }) => region === 'brussels' && isHome },
  { keys: ['EPCCode'], isDue: inWalloonHome },
  { keys: ['EnergyTotal'], isDue: inWalloonHome },
  { keys: ['PScore'], isDue: inFlemishSale },
  { keys: ['GScore'], isDue: inFlemishSaleOfBuilding },
  { keys: ['Permits'], isDue: inFlemishSale },
  { keys: ['PlanningInformation'], isDue: inFlemishSale },
  { keys: ['Summons', 'JudicialDecision'], isDue: inFlemishSale },
  { keys: ['PreemptiveRights'], isDue: inFlemishSale },
  { keys: ['AllotmentPermit'], isDue: inFlemishSale },
  {
    keys: ['AsbestosType'],
    isDue: inFlemishSaleOfBuilding,
    concerns: ({ ConstructionYear }) => (ConstructionYear ?? Infinity) < FIRST_YEAR_WITHOUT_ASBESTOS,
  },
  { keys: ['SoilCertificate'], isDue: ({ isSale }) => isSale },
  { keys: ['ElectricityCertificate'], isDue: ({ isSale, isHome }) => isSale && isHome },
  { keys: ['Price'], isDue: ({ isSale, isHome }) => !isSale && isHome },
  { keys: ['ChargesRenter'], isDue: ({ isSale, isHome }) => !isSale && isHome },
];

/** Whether a record tells a fact; 0 tells that there are no charges, and `none` that there is no permit. */
function tells(detail: PropertyDetailRecord, { keys }: LegalFact): boolean {
  return keys.some((key) => {
    const value = detail[key];
    return value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');
  });
}
