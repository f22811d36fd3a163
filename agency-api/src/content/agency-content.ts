import * as z from 'zod';
import { figuresFileSchema } from './schemas/figures.ts';
import { footerFileSchema, menuFileSchema, topBarFileSchema } from './schemas/layout.ts';
import { pageFileSchema } from './schemas/page.ts';
import { teamFileSchema } from './schemas/team.ts';

/** The content of an agency as it is stored: everything on its pages that is neither configuration nor of a feed. */
export const agencyContentSchema = z.strictObject({
  topBar: topBarFileSchema,
  menu: menuFileSchema,
  footer: footerFileSchema,
  figures: figuresFileSchema,
  team: teamFileSchema,
  pages: z.array(pageFileSchema),
});
export type AgencyContent = z.infer<typeof agencyContentSchema>;

/** Before the first import: no menu, no page. */
export const NO_CONTENT: AgencyContent = {
  topBar: null,
  menu: { showHome: true, entries: [] },
  footer: { columns: [], copyright: {} },
  figures: [],
  team: [],
  pages: [],
};
