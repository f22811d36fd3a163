import { CachedPage } from './cached-page.ts';
import { PageStore } from './page-store.ts';

const KB = 1_000;
const page = () => new CachedPage(Buffer.alloc(9 * KB), [], { renewAt: 0, usableUntil: 0 });

test('a flood of addresses that are asked for once drops no page that is read', () => {
  const store = new PageStore(1_000 * KB);
  const favourites = Array.from({ length: 40 }, (_, index) => `/favourite/${index}/`);
  for (const key of favourites) store.set(key, page());
  // The first ones have left the small part for newcomers meanwhile, as those of a flood do.
  const read = favourites.filter((key) => store.read(key));
  expect(read.length).toBeGreaterThan(10);
  for (let index = 0; index < 5_000; index++) store.set(`/flood/${index}/`, page());
  expect(read.filter((key) => store.peek(key))).toEqual(read);
  expect(store.bytes).toBeLessThanOrEqual(1_000 * KB);
});

test('of the pages that are read, the longest unread one goes first', () => {
  const store = new PageStore(100 * KB);
  const keys = Array.from({ length: 12 }, (_, index) => String(index));
  for (const key of keys) {
    store.set(key, page());
    store.read(key);
    store.read('0');
  }
  expect(store.peek('0')).toBeDefined();
  expect(store.peek('1')).toBeUndefined();
  expect(store.peek('11')).toBeDefined();
});

test('memory is bounded by what pages take later, in further encodings too', async () => {
  const store = new PageStore(200 * KB);
  const pages = Array.from({ length: 30 }, page);
  for (const [index, page] of pages.entries()) {
    store.set(String(index), page);
    store.read(String(index));
    await page.make('gzip');
    await page.make('br');
    store.resize(String(index), page);
  }
  expect(store.bytes).toBeLessThanOrEqual(200 * KB);
  const held = pages.filter((page, index) => store.peek(String(index)) === page);
  expect(held.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(200 * KB);
});
