import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Region } from 'shared-kit/domain/region';

/** A listing as far as it decides what is to be told of it. */
export interface ToldListing {
  region: Region;
  isSale: boolean;
  isHome: boolean;
  isLand: boolean;
}

/** A fact that buyers or tenants are to be told, and the key of the feed that tells it. */
export interface LegalFact {
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
export const LEGAL_FACTS: readonly LegalFact[] = [
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
export function tells(detail: PropertyDetailRecord, { keys }: LegalFact): boolean {
  return keys.some((key) => {
    const value = detail[key];
    return value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');
  });
}
