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
] as const satisfies (keyof PropertyDetailRecord)[];

/** A picture as stored beside its listing: its row in `pictures` has source and colour. */
export interface PictureReference {
  id: string;
  name: string;
  kind: 'photo' | 'floorplan';
  width: number;
  height: number;
}

export type DetailSummary = Pick<PropertyDetailRecord, (typeof SUMMARY_KEYS)[number]> & {
  picture?: PictureReference;
};

export function summarise(detail: PropertyDetailRecord): DetailSummary {
  const known = SUMMARY_KEYS.filter((key) => detail[key] !== undefined && detail[key] !== null);
  const summary: DetailSummary = Object.fromEntries(known.map((key) => [key, detail[key]]));
  const picture = detail.Pictures?.find(({ Kind }) => Kind === 'photo') ?? detail.Pictures?.[0];
  return picture ? { ...summary, picture: pictureReference(picture) } : summary;
}

export function pictureReference(picture: PictureRecord | SmallPictureRecord): PictureReference {
  return {
    id: pictureId(picture.Url),
    name: picture.Name,
    kind: 'Kind' in picture ? picture.Kind : 'photo',
    width: picture.Width,
    height: picture.Height,
  };
}
