import * as z from 'zod';
import { contentPictureSchema } from './picture.ts';
import { localizedTextSchema } from './text.ts';

const optionalText = localizedTextSchema.nullable().default(null);

/** The shell shows one picture or none; other banners of product F8 are refused rather than ignored. */
export const bannerSchema = z
  .strictObject({
    type: z.enum(['image', 'none'], 'must be "image" or "none": the site shows no other banners'),
    title: optionalText,
    description: optionalText,
    images: z.array(contentPictureSchema).default([]),
  })
  .refine(({ type, images }) => type === 'image' || images.length === 0, {
    path: ['images'],
    error: 'a banner of type "none" shows no picture',
  })
  .refine(({ type, images }) => type === 'none' || images.length === 1, {
    path: ['images'],
    error: 'a banner of type "image" shows exactly one picture',
  });
