import * as z from 'zod';
import { contentModuleSchema } from 'shared-kit/contracts/api/site';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { goalSchema } from 'shared-kit/contracts/api/scalars';
import { bannerSchema } from './banner.ts';
import { contentPageKeySchema, targetSchema } from './link.ts';
import { contentPictureSchema } from './picture.ts';
import { statusSchema } from './status.ts';
import { richTextSchema } from './rich-text.ts';
import { localizedTextSchema } from './text.ts';

const { kind, position, view, maxItems, itemsPerRow } = contentModuleSchema.shape;
const optionalText = localizedTextSchema.nullable().default(null);

const moduleSchema = z
  .strictObject({
    id: z.string().min(1),
    kind,
    status: statusSchema,
    title: optionalText,
    description: richTextSchema.nullable().default(null),
    position: position.default('contentRow'),
    view: view.default(''),
    image: contentPictureSchema.nullable().default(null),
    link: z.strictObject({ label: localizedTextSchema, target: targetSchema }).nullable().default(null),
    goal: goalSchema.nullable().default(null),
    maxItems: maxItems.default(4),
    itemsPerRow: itemsPerRow.default(4),
  })
  .refine((module) => module.kind !== 'property-list' || module.goal !== null, {
    path: ['goal'],
    error: 'a property list needs a goal: 0 for sale, 1 for rent',
  });
export type PageModuleFile = z.infer<typeof moduleSchema>;

/** `pages/<key>.json`: a content page with its modules and its banner. */
export const pageFileSchema = z
  .strictObject({
    page: contentPageKeySchema,
    title: localizedTextSchema,
    metadata: z.strictObject({
      title: localizedTextSchema,
      description: localizedTextSchema,
      image: contentPictureSchema.nullable().default(null),
    }),
    banner: bannerSchema,
    modules: z.array(moduleSchema),
  })
  .refine(({ page, banner }) => page === 'home' || banner.type === 'none', {
    path: ['banner', 'type'],
    error: 'must be "none": only the home page has a picture',
  })
  .refine(
    ({ banner, modules }) =>
      banner.type !== 'properties' ||
      modules.some(({ kind, position }) => kind === PROPERTY_BANNER && position === 'banner'),
    { path: ['modules'], error: `a banner of type "properties" needs a module of kind "${PROPERTY_BANNER}"` },
  );
export type PageFile = z.infer<typeof pageFileSchema>;
