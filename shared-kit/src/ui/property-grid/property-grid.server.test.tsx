/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Host } from 'composer/host';
import { HostContext, RemoteIntl } from 'composer/host';
import { examplePicture } from '../../../testing/pictures.ts';
import { sampleListing } from '../../../testing/sample-listing.ts';
import { host } from '../../../testing/shell-host.ts';
import { PropertyGrid } from './property-grid.tsx';

beforeAll(() => void Object.assign(globalThis, { __SERVER__: true }));

const messages = JSON.parse(readFileSync(resolve('src/messages/property/fr.json'), 'utf8'));
const CHANGES: Partial<ListingCard>[] = [
  {},
  { status: 'sold' },
  { status: 'price-drop', title: '«Villa» & <jardin>' },
  { picture: null, energyLabel: null, price: { kind: 'on-request', amount: null, perMonth: false } },
  { bedrooms: null, bathrooms: 0, titleLanguage: 'nl' },
];
const listings = CHANGES.map((changes, index) => ({
  ...sampleListing,
  picture: examplePicture,
  id: index + 1,
  ...changes,
}));

function page(cachedMarkup?: Host['cachedMarkup'], below?: () => string) {
  return renderToString(
    <HostContext value={{ ...host('fr'), cachedMarkup }}>
      <RemoteIntl messages={messages}>
        <PropertyGrid listings={listings} priorityCount={1} below={below} />
      </RemoteIntl>
    </HostContext>,
  );
}

function keeper() {
  const kept = new Map<string, string>();
  const cachedMarkup: Host['cachedMarkup'] = ({ key }, part) => {
    kept.set(key, kept.get(key) ?? renderToString(part));
    return kept.get(key)!;
  };
  return { kept, cachedMarkup };
}

test('cards whose markup is kept are those that are rendered for each page, to the character', () => {
  const { kept, cachedMarkup } = keeper();
  const rendered = page();
  expect(page(cachedMarkup)).toBe(rendered);
  expect(page(cachedMarkup)).toBe(rendered);
  expect(kept.size).toBe(listings.length - 1);
});

test('the picture that is seen first is fetched ahead on each page, also when its card was shown before', () => {
  const { cachedMarkup } = keeper();
  const ahead = () => page(cachedMarkup).match(/<link rel="preload"[^>]*>/g);
  expect(ahead()).toHaveLength(1);
  expect(ahead()).toHaveLength(1);
});

test('a card with something of the page below it is not kept', () => {
  const { kept, cachedMarkup } = keeper();
  expect(page(cachedMarkup, () => 'À comparer')).toContain('À comparer');
  expect(kept.size).toBe(0);
});
