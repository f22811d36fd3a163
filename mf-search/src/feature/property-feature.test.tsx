import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { contentModule } from '../../testing/content-module.ts';
import { listing, picture } from '../../testing/listings.ts';
import { renderPart } from '../../testing/render-part.tsx';
import PropertyFeature, { loader } from './property-feature.tsx';

const villa: ListingCard = {
  ...listing(7),
  section: 'sale',
  status: null,
  typeIds: [1],
  picture,
  price: { kind: 'amount', amount: 944_000, perMonth: false },
};
const widgetModule = contentModule({ kind: 'property-feature', title: 'À la une' });

test('one property is shown large, with its text in its language and the way to it', async () => {
  const data = { listing: villa, text: 'Een hoeve.', textLanguage: 'nl' } as const;
  await renderPart(<PropertyFeature module={widgetModule} data={data} />);
  expect(screen.getByRole('region', { name: villa.title || villa.headline })).toBeTruthy();
  expect(screen.getByText('Een hoeve.').lang).toBe('nl');
  expect(screen.getByText(/944\.000/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/7\/$/);
});

test('where there is none nothing is shown', async () => {
  const { container } = await renderPart(
    <PropertyFeature module={widgetModule} data={{ listing: null, text: '' }} />,
  );
  expect(container.textContent).toBe('');
});

test('the loader brings the text of the chosen one in whole sentences', async () => {
  const first =
    `${'Cette villa se trouve au calme, près des écoles et des commerces du village. '.repeat(2)}`.trim();
  const description = `<p>${first} ${'Elle a un jardin '.repeat(20)}.</p>`;
  const get = jest.fn(async (operation: string, _request: object) =>
    operation === 'getProperty' ? { property: { description } } : { items: [villa] },
  );
  const args = { api: { get }, language: 'fr', module: widgetModule };
  const data = await loader(args as unknown as Parameters<typeof loader>[0]);
  expect(data.listing).toBe(villa);
  expect(data.text).toBe(first);
});
