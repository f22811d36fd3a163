import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import type { readVat } from 'shared-kit/domain/price-label';
import type { PictureReference } from './picture-reference.ts';

/** What the records of a listing in all languages say of it together, before anything is withheld: the same in every language. */
export interface Standing {
  status: ListingStatus | null;
  visitsSuspended: boolean;
  /** A record says that it is sold as a life annuity. */
  isAnnuity: boolean;
  /** A record says that its price is the bouquet of a life annuity: whatever price is shown may not be that of the whole. */
  isBouquet: boolean;
  /** Whether the price includes the VAT under which it is sold; undefined where it is not under VAT. */
  vatWording: ReturnType<typeof readVat>;
}

/** What is derived of the place of a property (`publicPoint`). */
export interface PlacedRecord {
  /** Whether its coordinates are its own, not the centre of its town. */
  isPlaceExact?: boolean;
}

/** Keys of a listing's record, and of its details, that cards and price lists go by. */
export const CARD_KEYS = [
  'ID',
  'Goal',
  'City',
  'Zip',
  'TypeDescription',
  'WebID',
  'WebIDs',
  'MainTypeName',
  'RecordFile',
  'ProjectID',
  'Marquee',
  'Title',
  'CountryID',
  'Latitude',
  'Longitude',
  'isPlaceExact',
  'Price',
  'PriceUnit',
  'PriceUnitText',
  'PublishPrice',
  'PriceOnDemand',
  'MarqueeName',
  'BedRooms',
  'BathRooms',
  'SurfaceLiving',
  'SurfaceGround',
  'SurfaceTerrace',
  'EPCLabelText',
  'EnergyPerformance',
  'LifeAnnuity',
  'VAT',
  'UnitName',
  'Requirement',
  'Floor',
  'OrientationTerrace',
  'status',
  'visitsSuspended',
  'isAnnuity',
  'isBouquet',
  'vatWording',
] as const satisfies (keyof WholeRecord)[];

/** Everything that is said of a listing in one language but what owners alone are told. */
export type WholeRecord = Omit<PropertyRecord, 'SmallPictureItem'> &
  Omit<PropertyDetailRecord, keyof PropertyRecord | 'OwnerEmail' | 'OwnerDocuments'> &
  PlacedRecord & { thumbnail?: PictureReference } & Standing;

/** What cards are made of. */
export type CardFacts = Pick<WholeRecord, (typeof CARD_KEYS)[number]>;

/** What is stored of a listing for its cards in one language. */
export type ShownCard = CardFacts & {
  /** The first ones, the cover first. */
  pictures: PictureReference[];
  /** The language that its title, or without one its headline, is of. */
  titleLanguage?: Language;
  /** The titles by which its paths are named, in each language in use. */
  titles: Partial<Record<Language, string>>;
  /** The number of the first floor plan among the pictures of its page. */
  plan?: number;
};

/** A mobility score, whose categories are named by the record of a language. */
export interface ShownScore {
  total: number;
  categories: { name: string; language: Language; score: number }[];
}

/** What is stored of a listing for its page in one language, besides what its card has. */
export type ShownPage = Omit<
  Partial<WholeRecord>,
  (typeof CARD_KEYS)[number] | 'language' | 'thumbnail' | 'Pictures' | 'MobilityScore'
> & {
  allPictures: PictureReference[];
  mobility?: ShownScore;
  /** The languages that its description and its open days are of. */
  descriptionLanguage?: Language;
  openDaysLanguage?: Language;
};
