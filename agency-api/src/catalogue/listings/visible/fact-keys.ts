import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';

/** Keys of a property in feeds, in its list record, its details or both. */
export type PropertyFacts = Partial<Omit<PropertyRecord, 'SmallPictureItem' | 'City' | 'Zip'>> &
  Partial<PropertyDetailRecord>;

/**
 * Keys whose value does not depend on the language of a record: numbers, flags, codes and the reference. Every language has
 * the same value, so that filters and orders match the cards. All other keys are texts and media.
 */
export const FACT_KEYS = [
  'Goal',
  'WebID',
  'WebIDs',
  'RecordFile',
  'ProjectID',
  'Marquee',
  'CountryID',
  'PublishAddress',
  'Price',
  'PriceUnit',
  'PublishPrice',
  'PriceOnDemand',
  'PriceHistory',
  'ChargesOwner',
  'ChargesRenter',
  'BedRooms',
  'BathRooms',
  'ShowerRooms',
  'Toilets',
  'Garages',
  'Parkings',
  'SurfaceTotal',
  'SurfaceGround',
  'SurfaceLiving',
  'SurfaceGarden',
  'SurfaceTerrace',
  'SurfaceStore',
  'SurfaceConstructed',
  'WidthPlot',
  'WidthFront',
  'ConstructionYear',
  'RenovationYear',
  'Floor',
  'NumberOfFloors',
  'Facades',
  'EnergyPerformance',
  'EnergyTotal',
  'EPCLabelText',
  'EPCCode',
  'EPCEndDate',
  'CO2Emission',
  'ELevel',
  'CadastralIncome',
  'NotaryFees',
  'NotaryFeesVAT',
  'DepositAmount',
  'GScore',
  'PScore',
  'AsbestosDate',
  'PlanningInformation',
  'Permits',
  'Summons',
  'AllotmentPermit',
  'PreemptiveRights',
  'JudicialDecision',
  'Gas',
  'Water',
  'Electricity',
  'Drain',
  'Lift',
  'Cellar',
  'Terrace',
  'Garden',
  'Attic',
  'Furnished',
] as const satisfies (keyof PropertyFacts)[];

/** Of a life annuity. */
export const ANNUITY_FACT_KEYS = [
  'Ages',
  'MonthlyRent',
  'Bouquet',
  'Indexed',
  'SurvivorRent',
  'MaxDuration',
] as const satisfies (keyof NonNullable<PropertyDetailRecord['LifeAnnuity']>)[];
