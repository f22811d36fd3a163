import type { PictureRecord, SmallPictureRecord } from 'shared-kit/contracts/feed/media-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { pictureId } from './picture-id.ts';

/** Keys of the details that cards use. */
const SUMMARY_KEYS = [
  'Title',
  'CountryID',
  'Street',
  'PublishAddress',
  'Latitude',
  'Longitude',
  'Price',
  'PriceUnit',
  'PublishPrice',
  'PriceOnDemand',
  'MarqueeName',
  'BedRooms',
  'BathRooms',
  'SurfaceLiving',
  'SurfaceGround',
  'EPCLabelText',
  'EnergyPerformance',
  'LifeAnnuity',
  'VAT',
] as const satisfies (keyof PropertyDetailRecord)[];

/** A picture as stored beside its listing: its row in `pictures` has source and colour. */
export interface PictureReference {
  id: string;
  name: string;
  kind: PictureRecord['Kind'];
  /** The day of a picture of the building's progress. */
  takenOn?: string;
  width: number;
  height: number;
}

export type DetailSummary = Pick<PropertyDetailRecord, (typeof SUMMARY_KEYS)[number]> & {
  picture?: PictureReference;
  /** The first ones, the first of which is `picture`. */
  pictures?: PictureReference[];
};

/** As many as a visitor leafs through in a list. */
const PICTURES = 5;

export function summarise(detail: PropertyDetailRecord): DetailSummary {
  const known = SUMMARY_KEYS.filter((key) => detail[key] !== undefined && detail[key] !== null);
  const summary: DetailSummary = Object.fromEntries(known.map((key) => [key, detail[key]]));
  const photosFirst = (detail.Pictures ?? []).toSorted(
    (a, b) => Number(b.Kind === 'photo') - Number(a.Kind === 'photo'),
  );
  const pictures = photosFirst.slice(0, PICTURES).map(pictureReference);
  return pictures[0] ? { ...summary, picture: pictures[0], pictures } : summary;
}

export function pictureReference(picture: PictureRecord | SmallPictureRecord): PictureReference {
  return {
    id: pictureId(picture.Url),
    name: picture.Name,
    kind: 'Kind' in picture ? picture.Kind : 'photo',
    width: picture.Width,
    height: picture.Height,
    ...('Kind' in picture &&
      picture.Kind === 'progress' &&
      picture.Date && { takenOn: picture.Date.slice(0, 'YYYY-MM-DD'.length) }),
  };
}
