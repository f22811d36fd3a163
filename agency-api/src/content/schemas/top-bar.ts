import * as z from 'zod';
import * as shapes from 'shared-kit/domain/icon-shapes';
import { targetSchema } from './link.ts';
import { statusSchema } from './status.ts';
import { localizedTextSchema } from '../../configuration/schemas/text.ts';

const ICONS = Object.keys(shapes) as (keyof typeof shapes)[];

const topBarLinkSchema = z.strictObject({
  label: localizedTextSchema,
  target: targetSchema,
  /** Any drawing of the set that the parts of the design have. */
  icon: z
    .enum(ICONS, `must be one of ${ICONS.join(', ')}`)
    .nullable()
    .default(null),
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
