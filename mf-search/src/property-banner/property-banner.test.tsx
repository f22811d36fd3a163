import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { contentModule } from '../../testing/content-module.ts';
import { listing, picture } from '../../testing/listings.ts';
import { renderPart } from '../../testing/render-part.tsx';
import PropertyBanner, { loader } from './property-banner.tsx';

const widgetModule = contentModule({ kind: 'property-banner', position: 'banner' });

const banner = (items: ListingCard[]) =>
  loader({
    api: { get: async () => ({ items }) },
    language: 'fr',
    module: widgetModule,
  } as unknown as WidgetLoaderArgs);

test('the banner leads to the property that it shows, of those that have a picture', async () => {
  const items = [{ ...listing(1), picture: null }, ...[2, 3, 4].map((id) => ({ ...listing(id), picture }))];
  await renderPart(<PropertyBanner module={widgetModule} data={(await banner(items))!} />);
  expect(screen.getByRole('region', { name: 'Biens à la une' })).toBeTruthy();
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toMatch(/\/[234]\/$/);
  expect(screen.getByText('1 / 2')).toBeTruthy();
});

test('without pictures there is nothing to show: the banner falls back to its own', async () => {
  expect(await banner([{ ...listing(1), picture: null }])).toBeUndefined();
  expect(await banner([])).toBeUndefined();
});
