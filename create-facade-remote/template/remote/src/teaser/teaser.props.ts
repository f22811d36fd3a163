import * as z from 'zod';

/** Props of the widget: who shows it is held to them when it goes live, and so is this remote. */
export const teaserProps = z.object({ path: z.string() });
export type TeaserProps = z.infer<typeof teaserProps>;

/** Props that the widget has to be able to show, in tests and before a release goes live. */
export const teaserFixture: TeaserProps = { path: 'example' };
