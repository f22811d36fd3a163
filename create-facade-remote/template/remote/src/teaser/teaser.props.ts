import * as z from 'zod';

/** Props of the widget: who shows it is held to them when it goes live, and so is this remote. */
export const teaserProps = z.object({ path: z.string() });
export type TeaserProps = z.infer<typeof teaserProps>;
