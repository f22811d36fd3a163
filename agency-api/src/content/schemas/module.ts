import * as z from 'zod';
import { MODULE_CLASSES, MODULE_COLOURS } from 'shared-kit/contracts/api/content';
import { goalSchema } from 'shared-kit/contracts/api/scalars';
import { contentModuleSchema } from 'shared-kit/contracts/api/site';
import { linkNameSchema } from 'shared-kit/contracts/links';
import { targetSchema } from './link.ts';
import { contentPictureSchema } from './picture.ts';
import { richTextSchema } from './rich-text.ts';
import { statusSchema } from './status.ts';
import { localizedTextSchema } from './text.ts';

const { kind, position, view, maxItems, itemsPerRow } = contentModuleSchema.shape;
const optionalText = localizedTextSchema.nullable().default(null);
const optionalRichText = richTextSchema.nullable().default(null);
const twelfths = z.number().int().min(1).max(12);

/** Kinds that list pages below others. */
const isCategory = (module: { kind: string }) => module.kind === 'category';

/** A module of a content page (product M2, M3, M8). */
export const moduleSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be lower-case letters, digits and hyphens'),
    kind,
    status: statusSchema,
    title: optionalText,
    titleSize: z.enum(['small', 'medium', 'large']).default('medium'),
    description: optionalRichText,
    description2: optionalRichText,
    position: position.default('contentRow'),
    sort: z.number().int().nullable().default(null),
    /** Twelfths of the row in large windows; `col` says more. */
    span: twelfths.nullable().default(null),
    col: z.strictObject({ sm: twelfths, md: twelfths, lg: twelfths }).nullable().default(null),
    view: view.default(''),
    class: z
      .enum(MODULE_CLASSES, `must be one of ${MODULE_CLASSES.join(', ')}: styles come with a release`)
      .nullable()
      .default(null),
    backgroundType: z
      .enum(
        ['none', 'color', 'image'],
        'must be "none", "color" or "image": pictures of a gallery go into "images"',
      )
      .default('none'),
    colorBackground: z
      .enum(MODULE_COLOURS, `must be one of the design's colours: ${MODULE_COLOURS.join(', ')}`)
      .nullable()
      .default(null),
    image: contentPictureSchema.nullable().default(null),
    images: z.array(contentPictureSchema).max(24).default([]),
    link: z.strictObject({ label: localizedTextSchema, target: targetSchema }).nullable().default(null),
    /** Pages whose children a category lists, or pages that it lists. */
    relations: z
      .array(z.strictObject({ type: z.enum(['category', 'page']), id: linkNameSchema }))
      .default([]),
    isHasSubcategories: z.boolean().default(false),
    goal: goalSchema.nullable().default(null),
    maxItems: maxItems.default(4),
    itemsPerRow: itemsPerRow.default(4),
  })
  .refine((module) => module.kind !== 'property-list' || module.goal !== null, {
    path: ['goal'],
    error: 'a property list needs a goal: 0 for sale, 1 for rent',
  })
  .refine((module) => (module.backgroundType === 'color') === (module.colorBackground !== null), {
    path: ['colorBackground'],
    error: 'goes with backgroundType "color", and only with it',
  })
  .refine((module) => module.backgroundType !== 'image' || module.image !== null, {
    path: ['image'],
    error: 'backgroundType "image" needs an image',
  })
  .refine((module) => !isCategory(module) || module.view === 'ons-team-view' || module.relations.length > 0, {
    path: ['relations'],
    error: 'a category lists the pages of its relations: at least one',
  })
  .refine((module) => isCategory(module) || (module.relations.length === 0 && !module.isHasSubcategories), {
    path: ['relations'],
    error: 'relations and subcategories belong to modules of kind "category"',
  });
export type PageModuleFile = z.infer<typeof moduleSchema>;
