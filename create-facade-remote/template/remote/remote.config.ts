import { defineRemote } from 'composer/contract';
import { usedLinks } from './src/links.ts';
import { teaserFixture, teaserProps } from './src/teaser/teaser.props.ts';

/** Below the language: `/fr/new-remote/`. */
const PATHS = { nl: 'new-remote', fr: 'new-remote', en: 'new-remote', de: 'new-remote' };

/** One page, and a widget that leads to it. */
export default defineRemote({
  name: 'mf-new-remote',
  // Over so many bytes the build fails; README.md says what to do then.
  budget: 20_000,
  links: usedLinks,
  pages: {
    NewRemotePage: { code: './src/page/page.route.ts', routes: [{ link: 'new-remote', paths: PATHS }] },
  },
  widgets: {
    NewRemoteTeaser: {
      code: './src/teaser/teaser.tsx',
      fixture: teaserFixture,
      props: teaserProps,
      slots: [],
    },
  },
});
