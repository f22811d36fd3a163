import { screen } from '@testing-library/react';
import type { PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { hostIn, readPartMessages, renderPart, site } from '../../testing/render-part.tsx';
import { meta } from './page.route.ts';
import Page from './page.tsx';

test.each(LANGUAGES)('in %s the page has its heading', async (language) => {
  await renderPart(<Page />, { language });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    readPartMessages(language)['page.title'],
  );
});

test('the head names the page in every language', () => {
  const { href } = hostIn('fr');
  const { paths } = meta({ href, site: site('fr'), text: (id) => id } as PageMetaArgs<unknown>);
  expect(paths.nl).toBe('/nl/new-remote/');
  expect(Object.keys(paths).sort()).toEqual([...LANGUAGES].sort());
});
