import * as z from 'zod';
import { isoDay, mediaId, shortText, webUrl } from './feed-values.ts';

const pixels = z.number().int().min(1).max(100_000);

/** The thumbnail of a list record (product D11), 250 wide. */
export const smallPictureRecordSchema = z.object({
  Url: webUrl,
  Width: pixels,
  Height: pixels,
  ID: mediaId,
  Name: shortText,
});
export type SmallPictureRecord = z.infer<typeof smallPictureRecordSchema>;

/** A picture of a detail record, with its original size in pixels. `progress` shows how far a building is, on the day `Date` (product D22). */
const pictureRecordSchema = z.object({
  ID: mediaId,
  Url: webUrl,
  Name: shortText,
  Width: pixels,
  Height: pixels,
  Kind: z.enum(['photo', 'floorplan', 'progress']),
  Date: isoDay,
});
export type PictureRecord = z.infer<typeof pictureRecordSchema>;

/** A document; only those with `Public` are shown to every visitor. */
const documentRecordSchema = z.object({
  ID: mediaId,
  Name: shortText,
  Url: webUrl,
  Public: z.boolean(),
});
export type DocumentRecord = z.infer<typeof documentRecordSchema>;

export const pictures = z.array(pictureRecordSchema).max(500).nullish();
export const documents = z.array(documentRecordSchema).max(500).nullish();
