import * as z from 'zod';
import { belgianDate } from '../../domain/days.ts';
import { recogniseVideo } from '../../domain/video.ts';

const hasScheme = (link: string) => /^https?:\/\//.test(link);

/** An optional field of a detail record; `null` means unknown (product D6). */
const unknownable = <Value extends z.ZodType>(value: Value) => value.nullish();

/** Identity of a property, project, type or owner record: a PostgreSQL `integer`. */
export const recordId = z.number().int().min(0).max(2_147_483_647);
export const shortText = z.string().max(500);

/** Id of a picture or document: a number or text, as the exporter chooses. */
const mediaId = z.union([z.number().int(), z.string().min(1).max(100)]);
/** Source of a picture or a document. */
export const webUrl = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/\S+$/, 'must start with http:// or https://');

export const text = unknownable(shortText);
export const html = unknownable(z.string().max(200_000));
/** A number, or a text where an exporter explains the amount ("à charge du preneur"). */
export const textOrAmount = unknownable(z.union([shortText, z.number()]));
/** Euro. */
export const amount = unknownable(z.number().min(0).max(1e12));
/** m² for surfaces, m for widths. */
export const measure = unknownable(z.number().min(0).max(1e9));
/** kWh, kg CO2: below zero where a building yields more than it uses. */
export const energyValue = unknownable(z.number().min(-1e9).max(1e9));
export const count = unknownable(z.number().int().min(0).max(10_000));
/** Storeys may be below ground. */
export const storey = unknownable(z.number().int().min(-20).max(500));
export const year = unknownable(z.number().int().min(1000).max(2200));
/** ISO 8601, a day with or without a time. */
export const isoDate = z.union(
  [z.iso.date(), z.iso.datetime({ local: true, offset: true })],
  'must be an ISO 8601 date',
);
export const isoDay = unknownable(isoDate);
/** A moment, ISO 8601; without an offset it is Belgian time. */
export const isoMoment = z.iso.datetime({
  local: true,
  offset: true,
  error: 'must be an ISO 8601 date with a time',
});
const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;
/** The day in Belgium of such a moment, as `2026-11-20`. */
export function toBelgianDay(moment: string): string {
  const at = HAS_OFFSET.test(moment) ? new Date(moment) : undefined;
  // What is no moment is refused as such.
  return at && !Number.isNaN(at.getTime()) ? belgianDate(at) : moment.slice(0, 'YYYY-MM-DD'.length);
}
export const flag = unknownable(z.boolean());
const VIDEO_RULE = 'must start with http:// or https://, or be the address of a video on a known host';
/** A video or tour. The scheme may be missing for known hosts, and is added. */
export const videoLink = unknownable(
  z
    .string()
    .max(2000)
    .regex(/^(https?:\/\/\S+|(\/\/)?[\w-]+(\.[\w-]+)+\/\S+)$/, { error: VIDEO_RULE, abort: true })
    .overwrite((link) => (hasScheme(link) ? link : (recogniseVideo(link)?.url ?? link)))
    .refine(hasScheme, VIDEO_RULE),
);
/** Flood scores (product D16). */
export const floodScore = unknownable(z.enum(['A', 'B', 'C', 'D']));
/** Permits and legal facts (product D16). */
export const permit = unknownable(z.enum(['none', 'no', 'yes', 'pending']));

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
