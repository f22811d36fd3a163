import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { contentModule } from '../../testing/content-module.ts';
import { listing, picture } from '../../testing/listings.ts';
import { renderPart } from '../../testing/render-part.tsx';
import PropertyBanner from './property-banner.tsx';

const widgetModule = contentModule({ kind: 'property-banner', position: 'banner' });

test('the banner leads to the property that it shows, of those that have a picture', async () => {
  const items = [{ ...listing(1), picture: null }, ...[2, 3].map((id) => ({ ...listing(id), picture }))];
  await renderPart(<PropertyBanner module={widgetModule} data={{ items }} />);
  expect(screen.getByRole('region', { name: 'Biens à la une' })).toBeTruthy();
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toMatch(/\/2\/$/);
  expect(screen.getByText('1 / 2')).toBeTruthy();
});

test('without pictures there is nothing to show', async () => {
  const items = [{ ...listing(1), picture: null }];
  const { container } = await renderPart(<PropertyBanner module={widgetModule} data={{ items }} />);
  expect(container.textContent).toBe('');
});
