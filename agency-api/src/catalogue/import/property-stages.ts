import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { UnknownKey } from 'shared-kit/contracts/feed/feed';
import { cleanHtml, Stage, unknownKeysColumn } from './stage.ts';
import type { Remarks } from '../../database/stored/remarks.ts';
import { bareStagedPicture, stagedPicture } from '../records/staged-picture.ts';

export const createListingStage = () =>
  new Stage('staged_listings', {
    property_id: 'integer',
    listing: 'json',
    pictures: 'json',
    unknown_keys: 'json',
    digest: 'text',
  });

/** @param digest of the record as the feed has it */
export function listingRow(record: PropertyRecord, unknownKeys: UnknownKey[], digest: string) {
  return {
    property_id: record.ID,
    listing: JSON.stringify(record),
    pictures: record.SmallPictureItem ? JSON.stringify([stagedPicture(record.SmallPictureItem)]) : null,
    unknown_keys: unknownKeysColumn(unknownKeys),
    digest,
  };
}

export const createDetailStage = () =>
  new Stage('staged_details', {
    property_id: 'integer',
    detail: 'json',
    pictures: 'json',
    unknown_keys: 'json',
    remarks: 'json',
    digest: 'text',
  });

/** @param digest of the record as the feed has it */
export function detailRow(
  record: PropertyDetailRecord,
  unknownKeys: UnknownKey[],
  { digest, remarks }: { digest: string; remarks: Remarks },
) {
  const detail = { ...record, Description: record.Description && cleanHtml(record.Description) };
  return {
    property_id: detail.ID,
    detail: JSON.stringify(detail),
    pictures: JSON.stringify(listPictures(detail)),
    unknown_keys: unknownKeysColumn(unknownKeys),
    remarks: JSON.stringify(remarks),
    digest,
  };
}

function listPictures({ Pictures, Manager }: PropertyDetailRecord) {
  const portrait = Manager?.Photo ? [bareStagedPicture(Manager.Photo, Manager.Name, 'portrait')] : [];
  return [...(Pictures ?? []).map(stagedPicture), ...portrait];
}
