import * as z from 'zod';
import { MODULE_CLASSES, MODULE_COLOURS } from 'shared-kit/contracts/api/content';
import { goalSchema } from 'shared-kit/contracts/api/scalars';
import { contentModuleSchema } from 'shared-kit/contracts/api/site';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { linkNameSchema } from 'composer/contract';
import { targetSchema, flaggedRichTextSchema, statusSchema } from './fields.ts';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { flaggedTextSchema, localizedTextSchema } from '../../configuration/schemas/text.ts';

const { kind, position, view, maxItems, itemsPerRow } = contentModuleSchema.shape;
const optionalText = flaggedTextSchema().nullable().default(null);
const optionalRichText = flaggedRichTextSchema.nullable().default(null);
const twelfths = z.number().int().min(1).max(12);

const PAGE_TYPES = ['page', 'article', 'testimonial'] as const;
const RELATION_TYPES = ['category', ...PAGE_TYPES, 'property', 'project'] as const;
type RelationType = (typeof RELATION_TYPES)[number];

const relationSchema = z.union(
  [
    z.strictObject({ type: z.enum(['category', ...PAGE_TYPES]), id: linkNameSchema }),
    z.strictObject({
      type: z.enum(['property', 'project']),
      id: z
        .union([z.number().int(), z.string()])
        .transform(String)
        .pipe(z.string().regex(/^\d{1,9}$/)),
    }),
  ],
  'must be {"type": "page", "id": "<key>"}, likewise "article", "testimonial" or "category", or {"type": "property", "id": 1399}, likewise "project"',
);

/** What modules of these kinds can be about; those of others, which a release shows, about anything. */
const RELATIONS: Readonly<Record<string, readonly RelationType[]>> = {
  category: ['category', ...PAGE_TYPES],
  article: PAGE_TYPES,
  'property-list': ['property'],
  [PROPERTY_BANNER]: ['property'],
  'project-list': ['project'],
};

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
    /** What the module is about: pages, those below a page (`category`), or listings by their ids. */
    relations: z.array(relationSchema).max(24).default([]),
    isHasSubcategories: z.boolean().default(false),
    goal: goalSchema.nullable().default(null),
    maxItems: maxItems.default(4),
    itemsPerRow: itemsPerRow.default(4),
  })
  .refine(({ kind, goal, relations }) => kind !== 'property-list' || goal !== null || relations.length > 0, {
    path: ['goal'],
    error: 'a property list needs a goal, 0 for sale, 1 for rent, or relations',
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
  .refine((module) => isCategory(module) || !module.isHasSubcategories, {
    path: ['isHasSubcategories'],
    error: 'belongs to modules of kind "category"',
  })
  .superRefine(({ kind, relations }, { addIssue }) => {
    const types = RELATIONS[kind] ?? RELATION_TYPES;
    relations.forEach(({ type }, index) => {
      if (!types.includes(type))
        addIssue({
          code: 'custom',
          path: ['relations', index, 'type'],
          message: `a module of kind "${kind}" has relations of type ${types.join(', ')}`,
        });
    });
  });
export type PageModuleFile = z.infer<typeof moduleSchema>;
