import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { UnknownKey } from 'shared-kit/contracts/feed/unknown-keys';
import { foldedTown } from 'shared-kit/domain/city-key';
import { foldWords } from 'shared-kit/domain/slug';
import { isClosed, statusOfHeadline } from 'shared-kit/domain/status';
import { cleanHtml } from './clean-html.ts';
import { DETAIL_COLUMNS, detailColumns } from '../records/detail-columns.ts';
import { summarise } from '../records/detail-summary.ts';
import { digestOf } from './digest.ts';
import { listedWebIds, referenceKey } from '../records/listing-keys.ts';
import { Stage } from './stage.ts';
import { bareStagedPicture, stagedPicture } from '../records/staged-picture.ts';
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

function headlineKey(headline: string): string {
  return foldWords(headline).slice(0, HEADLINE_KEY_LENGTH);
}

export const createDetailStage = () =>
  new Stage('staged_details', {
    property_id: 'integer',
    ...DETAIL_COLUMNS,
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
    ...detailColumns(detail),
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
