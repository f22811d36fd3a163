import * as z from 'zod';
import { targetSchema, type Target } from './link.ts';
import { statusSchema } from './status.ts';
import { localizedTextSchema, type LocalizedText } from '../../configuration/schemas/text.ts';

/** An entry of the main menu (product F3). */
export interface MenuItem {
  id: string;
  title: LocalizedText;
  target: Target;
  status: 'Published' | 'Draft';
  /** Opens in a new tab instead of the target. */
  redirectUrl: string | null;
  childMenus: MenuItem[];
}

const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z.strictObject({
    id: z.string().min(1),
    title: localizedTextSchema,
    target: targetSchema,
    status: statusSchema,
    redirectUrl: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    childMenus: z.array(menuItemSchema).default([]),
  }),
);

/** `menu.json`. `showHome: false` hides the entries that lead to the home page. */
export const menuFileSchema = z.strictObject({
  showHome: z.boolean().default(true),
  entries: z.array(menuItemSchema),
});
export type MenuFile = z.infer<typeof menuFileSchema>;
