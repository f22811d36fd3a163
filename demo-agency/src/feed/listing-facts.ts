import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { Address } from './facts/address.ts';
import type { Amenities } from './facts/amenities.ts';
import type { Annuity } from './facts/annuity.ts';
import type { Building } from './facts/building.ts';
import type { Equipment } from './facts/equipment.ts';
import type { Asking, DatedPrice } from './facts/earlier-prices.ts';
import type { Finance } from './facts/finance.ts';
import type { Marquee } from './facts/marquee.ts';
import type { Mobility } from './facts/mobility.ts';
import type { Permits } from './facts/permits.ts';
import type { DemoRegion } from './facts/region.ts';
import type { Risk } from './facts/risk.ts';
import type { Size } from './facts/size.ts';
import type { Energy } from './energy/energy.ts';
import type { Family } from './kinds.ts';
import type { DemoDocument } from './media/documents.ts';
import type { MediaLinks } from './media/links.ts';
import type { DemoManager } from './people/managers.ts';
import type { DemoOwner } from './people/owners.ts';
import type { Slot } from './portfolio.ts';
import type { ProjectUnit } from './projects/project-unit.ts';

/** What a demo listing is, the same in every language. */
export interface ListingFacts extends Omit<Slot, 'unit'> {
  reference: string;
  family: Family;
  webIds: readonly number[];
  region: DemoRegion;
  address: Address;
  size: Size;
  building: Building;
  energy: Energy | null;
  equipment: Equipment;
  amenities: Amenities;
  asking: Asking;
  /** Public prices up to now, each with the day from which it was asked; empty where it has not come down. */
  earlierPrices: DatedPrice[];
  finance: Finance;
  risk: Risk;
  permits: Permits | null;
  annuity: Annuity | null;
  mobility: Mobility | null;
  status: ListingStatus | null;
  marquee: Marquee;
  unit: ProjectUnit | null;
  links: MediaLinks;
  documents: DemoDocument[];
  manager: DemoManager;
  owner: DemoOwner | null;
}
