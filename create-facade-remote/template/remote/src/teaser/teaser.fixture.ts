import type { TeaserProps } from './teaser.props.ts';

/** Props that the widget has to be able to show, in tests and before a release goes live. */
export const teaserFixture: TeaserProps = { path: 'example' };
