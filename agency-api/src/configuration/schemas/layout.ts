import * as z from 'zod';

/** `layout.json`: upper bounds of the device classes in CSS pixels (product F17); the edge at which the menu opens on mobile (product F5). */
export const layoutFileSchema = z.strictObject({
  breakpoints: z
    .strictObject({ mobile: z.number().int().positive(), tablet: z.number().int().positive() })
    .refine(({ mobile, tablet }) => mobile < tablet, { path: ['tablet'], error: 'must be above mobile' })
    .default({ mobile: 767, tablet: 960 }),
  drawer: z.enum(['left', 'right']).default('right'),
});
