import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { UnknownKey } from 'shared-kit/contracts/feed/unknown-keys';
import { foldedTown } from 'shared-kit/domain/city-key';
import { foldAccents, foldWords } from 'shared-kit/domain/slug';
import { isClosed, statusOfHeadline } from 'shared-kit/domain/status';
import { withholdsPrice } from '../listings/visible/withheld.ts';
import { cleanHtml } from './clean-html.ts';
import { summarise } from './detail-summary.ts';
import { digestOf } from './digest.ts';
import { Stage } from './stage.ts';
import { bareStagedPicture, stagedPicture } from './staged-picture.ts';
import { unknownKeysColumn } from './unknown-keys-column.ts';

const HEADLINE_KEY_LENGTH = 60;

export const createListingStage = () =>
  new Stage('staged_listings', {
    property_id: 'integer',
    goal: 'smallint',
    city: 'text',
    city_key: 'text',
    zip: 'text',
    marquee: 'integer',
    web_ids: 'integer[]',
    reference_key: 'text',
    headline_key: 'text',
    closed: 'boolean',
    listing: 'json',
    pictures: 'json',
    unknown_keys: 'json',
    digest: 'text',
  });

export function listingRow(record: PropertyRecord, unknownKeys: UnknownKey[]) {
  return {
    property_id: record.ID,
    goal: record.Goal,
    city: record.City.trim(),
    city_key: foldedTown(record.City),
    zip: record.Zip.trim(),
    marquee: record.Marquee,
    web_ids: `{${listedWebIds(record).join(',')}}`,
    reference_key: referenceKey(record.RecordFile),
    headline_key: headlineKey(record.TypeDescription),
    closed: isClosed(statusOfHeadline(record.TypeDescription, record.Goal)),
    listing: JSON.stringify(record),
    pictures: record.SmallPictureItem ? JSON.stringify([stagedPicture(record.SmallPictureItem)]) : null,
    unknown_keys: unknownKeysColumn(unknownKeys),
    digest: digestOf([record, unknownKeys]),
  };
}

/** Stored in the form that typed text is normalised to: lower case, no blanks. */
export function referenceKey(reference: string): string {
  return foldAccents(reference).toLowerCase().replace(/\s+/g, '');
}

/** `WebIDs` is the full list; if it is empty, `WebID` is the only one (product D10). */
export function webIdsOf(record: Pick<PropertyRecord, 'WebID' | 'WebIDs'>): number[] {
  const listed = listedWebIds(record);
  return listed.length > 0 ? listed : [record.WebID];
}

function listedWebIds({ WebIDs }: Pick<PropertyRecord, 'WebIDs'>): number[] {
  const listed = WebIDs.split(',')
    .filter((id) => id.trim() !== '')
    .map(Number);
  return [...new Set(listed)].sort((a, b) => a - b);
}

function headlineKey(headline: string): string {
  return foldWords(headline).slice(0, HEADLINE_KEY_LENGTH);
}

export const createDetailStage = () =>
  new Stage('staged_details', {
    property_id: 'integer',
    price: 'double precision',
    price_withheld: 'boolean',
    bedrooms: 'smallint',
    bathrooms: 'smallint',
    shower_rooms: 'smallint',
    toilets: 'smallint',
    garages: 'smallint',
    summary: 'json',
    detail: 'json',
    pictures: 'json',
    unknown_keys: 'json',
    digest: 'text',
  });

export function detailRow(record: PropertyDetailRecord, unknownKeys: UnknownKey[]) {
  const detail = { ...record, Description: record.Description && cleanHtml(record.Description) };
  return {
    property_id: detail.ID,
    price: detail.Price || null,
    price_withheld: withholdsPrice(detail),
    bedrooms: detail.BedRooms,
    bathrooms: detail.BathRooms,
    shower_rooms: detail.ShowerRooms,
    toilets: detail.Toilets,
    garages: detail.Garages,
    summary: JSON.stringify(summarise(detail)),
    detail: JSON.stringify(detail),
    pictures: JSON.stringify(picturesOf(detail)),
    unknown_keys: unknownKeysColumn(unknownKeys),
    digest: digestOf([detail, unknownKeys]),
  };
}

function picturesOf({ Pictures, Manager }: PropertyDetailRecord) {
  const portrait = Manager?.Photo ? [bareStagedPicture(Manager.Photo, Manager.Name, 'portrait')] : [];
  return [...(Pictures ?? []).map(stagedPicture), ...portrait];
}
