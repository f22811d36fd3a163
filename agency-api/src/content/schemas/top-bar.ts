import * as z from 'zod';
import { headerLinkSchema } from 'shared-kit/contracts/api/site';
import { targetSchema } from './link.ts';
import { statusSchema } from './status.ts';
import { localizedTextSchema } from './text.ts';

const topBarLinkSchema = z.strictObject({
  label: localizedTextSchema,
  target: targetSchema,
  icon: headerLinkSchema.shape.icon.default(null),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must look like #2e5a4c')
    .nullable()
    .default(null),
  status: statusSchema,
});
export type TopBarLink = z.infer<typeof topBarLinkSchema>;

/** `top-bar.json`; `null` leaves the bar out (product F1). */
export const topBarFileSchema = z
  .strictObject({ left: z.array(topBarLinkSchema), right: z.array(topBarLinkSchema) })
  .nullable();
