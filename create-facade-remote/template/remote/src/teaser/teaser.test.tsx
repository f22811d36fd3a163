import { screen } from '@testing-library/react';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hostIn, readPartMessages, renderPart } from '../../testing/render-part.tsx';
import { teaserFixture } from './teaser.props.ts';
import Teaser from './teaser.tsx';

test.each(LANGUAGES)('in %s the widget leads to the page', async (language) => {
  await renderPart(<Teaser {...teaserFixture} />, { language });
  const link = screen.getByRole('link', { name: readPartMessages(language)['teaser.link']! });
  expect(link.getAttribute('href')).toBe(hostIn(language).href('new-remote'));
});
