import * as z from 'zod';
import { BANNER_TYPES } from 'shared-kit/contracts/api/site';
import { LEAST_CONTRAST, readableInk } from 'shared-kit/domain/readable-ink';
import { targetSchema } from './fields.ts';
import { STORED_SCHEME } from '../../files/pictures/sources/stored-source.ts';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { flaggedTextSchema } from '../../configuration/schemas/text.ts';

const optionalText = flaggedTextSchema().nullable().default(null);

/** A picture of a banner: with a crop of its own for phones, and in a gallery with a link. */
const bannerPictureSchema = contentPictureSchema.extend({
  portrait: contentPictureSchema.nullable().default(null),
  link: targetSchema.nullable().default(null),
});
export type BannerPicture = z.infer<typeof bannerPictureSchema>;

/** A video that lies with the content: one of another server would reach a third party before any consent. */
const videoFileSchema = z
  .string()
  .regex(
    new RegExp(`^${STORED_SCHEME}[0-9a-f]{40}\\.(mp4|webm)$`),
    'must be an .mp4 or .webm file in the folder videos of the content',
  );

/** `poster` is what stands there until the video plays, and for visitors who ask for less motion. */
const videoSchema = z.strictObject({
  source: videoFileSchema,
  mobileSource: videoFileSchema.nullable().default(null),
  poster: bannerPictureSchema.omit({ link: true }),
});
export type BannerVideo = z.infer<typeof videoSchema>;

/** How many pictures each type of banner has. A banner of properties shows its picture where they cannot be had. */
const PICTURES = {
  image: { min: 1, max: 1, rule: 'a banner of type "image" shows exactly one picture' },
  gallery: { min: 2, max: 12, rule: 'a banner of type "gallery" shows 2 to 12 pictures' },
  video: { min: 0, max: 0, rule: 'a banner of type "video" shows its video and no pictures' },
  properties: { min: 0, max: 1, rule: 'a banner of type "properties" has one picture at most' },
  colour: { min: 0, max: 0, rule: 'a banner of type "colour" shows no picture' },
  none: { min: 0, max: 0, rule: 'a banner of type "none" shows no picture' },
} as const;

/** The banner of a page (product F8, F9, F20). */
export const bannerSchema = z
  .strictObject({
    type: z.enum(BANNER_TYPES),
    title: optionalText,
    description: optionalText,
    images: z.array(bannerPictureSchema).default([]),
    video: videoSchema.nullable().default(null),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: 'must look like #2e5a4c', abort: true })
      .refine(
        (colour) => readableInk(colour).contrast >= LEAST_CONTRAST,
        'neither dark nor light text is readable on it',
      )
      .nullable()
      .default(null),
    /** By default on the home page only. */
    transparent: z.boolean().nullable().default(null),
  })
  .superRefine(({ type, images, video, colour }, { addIssue }) => {
    const { min, max, rule } = PICTURES[type];
    const fault = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    if (images.length < min || images.length > max) fault(['images'], rule);
    if ((type === 'video') !== (video !== null))
      fault(
        ['video'],
        video ? `a banner of type "${type}" shows no video` : 'a banner of type "video" needs it',
      );
    if (type === 'colour' && colour === null) fault(['colour'], 'a banner of type "colour" needs it');
    if (type !== 'gallery' && images.some(({ link }) => link))
      fault(['images'], 'only pictures of a gallery have links');
  });
export type BannerFile = z.infer<typeof bannerSchema>;
