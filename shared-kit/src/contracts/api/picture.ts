import * as z from 'zod';

/**
 * A picture of the site. `url` is the media path without query; the site adds `width`, `height` and `format`
 * (product I1). `width` and `height` are those of the original, in pixels. `takenOn` is the day on which a building was as far as the picture
 * shows; pictures of other kinds have none.
 */
export const pictureSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
  kind: z.enum(['photo', 'floorplan', 'progress']),
  takenOn: z.iso.date().optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Widths that the media service computes (product I2); others are refused. */
const PICTURE_WIDTHS = [100, 250, 400, 600, 800, 1360, 1600, 1920] as const;
/** Heights that the media service computes: logo on mobile and desktop, video background on mobile (product I5). */
const PICTURE_HEIGHTS = [75, 125, 800] as const;
export const PICTURE_FORMATS = ['webp', 'avif', 'png'] as const;

/** Query of `GET /media/{id}`: a width or a height; without either 1600 pixels wide, without format webp. */
export const pictureQuerySchema = z
  .object({
    width: z.coerce.number().pipe(z.literal(PICTURE_WIDTHS)).optional(),
    height: z.coerce.number().pipe(z.literal(PICTURE_HEIGHTS)).optional(),
    format: z.enum(PICTURE_FORMATS).default('webp'),
  })
  .refine(({ width, height }) => !width || !height, {
    path: ['height'],
    params: { rule: 'not together with width' },
  });
export type PictureQuery = z.infer<typeof pictureQuerySchema>;
