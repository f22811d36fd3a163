import type { PropertyDetail } from 'shared-kit/contracts/api/property';

type Permit = NonNullable<PropertyDetail['permits']['permits']>;

/** What a brochure says in one language, besides what the feed says. */
export interface BrochureTexts {
  labels: Readonly<Record<FactName, string>>;
  titles: Readonly<
    Record<'about' | 'building' | 'costs' | 'energy' | 'permits' | 'risks' | 'rooms' | 'surfaces', string>
  >;
  permits: Readonly<Record<Permit, string>>;
  yes: string;
  groundFloor: string;
  priceHidden: string;
  /** Nobody can visit for now. */
  visitsSuspended: string;
  charges(amount: string): string;
  box: string;
  addressOnRequest: string;
  picture: string;
  plan: string;
  map(town: string): string;
  contact: string;
  scan: string;
  perSquareMetre: { energy: string; co2: string };
  foot(day: string): string;
  /** Beginning of the file's name. */
  file: string;
}

/** Facts of a brochure. */
export type FactName =
  | 'type'
  | 'reference'
  | 'availability'
  | 'bedrooms'
  | 'bathrooms'
  | 'showerRooms'
  | 'toilets'
  | 'garages'
  | 'parkings'
  | 'living'
  | 'usable'
  | 'total'
  | 'ground'
  | 'garden'
  | 'terrace'
  | 'constructionYear'
  | 'renovationYear'
  | 'floor'
  | 'facades'
  | 'widthFront'
  | 'heating'
  | 'kitchen'
  | 'windowGlazing'
  | 'orientationGarden'
  | 'energyLabel'
  | 'energyLabelEpc'
  | 'performance'
  | 'performanceEpc'
  | 'co2'
  | 'eLevel'
  | 'certificate'
  | 'certificateEpc'
  | 'validUntil'
  | 'cadastralIncome'
  | 'chargesOwner'
  | 'chargesRenter'
  | 'deposit'
  | 'floodZone'
  | 'pScore'
  | 'gScore'
  | 'soil'
  | 'electricity'
  | 'gas'
  | 'asbestos'
  | 'planningInformation'
  | 'permits'
  | 'allotmentPermit'
  | 'preemptiveRights'
  | 'summons'
  | 'judicialDecision';
