import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { SALE } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { renderPart } from '../../testing/render-part.tsx';
import { EMPTY_QUERY } from '../filters/list-address.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import type { FilterDraft } from './use-filter-draft.ts';

const NAMUR = 'namur|5000';
const asTyped: ListingQuery = { ...EMPTY_QUERY, search: 'namur' };
const inTown: ListingQuery = { ...EMPTY_QUERY, cities: [NAMUR] };
const TOWN_INSTEAD = { search: undefined, cities: [NAMUR] };

let edit: FilterDraft;
/** Shows the page of a query, as late as React does on a slow machine. */
let show: (query: ListingQuery) => void;
/** Runs after each commit, before what the draft does after it. */
let afterCommit: () => void = () => {};
function Filters() {
  const [query, setQuery] = useState(EMPTY_QUERY);
  edit = useFilterDraft(SALE, query);
  show = setQuery;
  return <Commits />;
}
function Commits() {
  useEffect(() => afterCommit());
  return null;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  afterCommit = () => {};
  jest.useRealTimers();
});
const afterPause = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test('a page that comes when another one has been asked for undoes neither what was asked for nor what was chosen since', async () => {
  const { address } = await renderPart(<Filters />, { address: '/fr/a-vendre/', loader: () => null });
  await act(async () => edit.applyNow({ search: 'namur' }));
  await act(async () => edit.applyNow(TOWN_INSTEAD));
  act(() => show(asTyped));
  expect(edit.draft).toMatchObject(TOWN_INSTEAD);
  await act(async () => edit.change({ types: [1] }));
  act(() => show(inTown));
  await afterPause();
  expect(edit.draft).toMatchObject({ ...TOWN_INSTEAD, types: [1] });
  expect(address()).toBe('/fr/a-vendre/?city=namur|5000&type=1');
});

test('presses on one count are one step back, however slowly they follow each other', async () => {
  const { address, router } = await renderPart(<Filters />, { address: '/fr/a-vendre/', loader: () => null });
  const choose = async (part: Partial<ListingQuery>) => {
    await act(async () => edit.change(part));
    await afterPause();
    act(() => show({ ...EMPTY_QUERY, ...part }));
  };
  await choose({ rooms: { bedrooms: 1 } });
  await choose({ rooms: { bedrooms: 2 } });
  await choose({ rooms: { bedrooms: 3 } });
  expect(address()).toBe('/fr/a-vendre/?bedrooms=3');
  // Another count is another change.
  await choose({ rooms: { bedrooms: 3, bathrooms: 1 } });
  await act(() => router.navigate(-1));
  expect(address()).toBe('/fr/a-vendre/?bedrooms=3');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/fr/a-vendre/');
});

test('an address that others have chosen is followed, also one that was asked for and came before', async () => {
  await renderPart(<Filters />, { address: '/fr/a-vendre/', loader: () => null });
  await act(async () => edit.applyNow({ search: 'namur' }));
  act(() => show(asTyped));
  await act(async () => edit.applyNow(TOWN_INSTEAD));
  act(() => show(inTown));
  await act(async () => edit.change({ rooms: { bedrooms: 2 } }));
  act(() => show(asTyped));
  expect(edit.draft).toEqual(asTyped);
  expect(edit.isPending).toBe(false);
});

test('who goes elsewhere before what they typed is applied gets there, also in a browser that is too busy to show it at once', async () => {
  const elsewhere = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('/bien/1399/') ? elsewhere.promise : null;
  const { address, router } = await renderPart(<Filters />, { address: '/fr/a-vendre/', loader });
  await act(async () => edit.change({ search: '1399' }));
  await act(async () => {
    void router.navigate('/fr/bien/1399/');
    await jest.advanceTimersByTimeAsync(1_000);
  });
  await act(async () => elsewhere.resolve(null));
  expect(address()).toBe('/fr/bien/1399/');
});

test('what is typed while the page of Back is on its way is not lost, and is applied to that page', async () => {
  const back = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) => (request.url.includes('city=') ? back.promise : null);
  const { address, router } = await renderPart(<Filters />, { address: '/fr/a-vendre/', loader });
  await act(async () => void router.navigate('/fr/a-vendre/?city=namur%7C5000'));
  await act(async () => edit.change({ search: 'ja' }));
  await act(async () => back.resolve(null));
  act(() => show(inTown));
  await act(async () => edit.change({ search: `${edit.draft.search}rdin` }));
  await afterPause();
  expect(edit.draft).toMatchObject({ cities: [NAMUR], search: 'jardin' });
  expect(address()).toBe('/fr/a-vendre/?search=jardin&city=namur|5000');
});

test('who goes elsewhere while what they typed is about to be applied gets there', async () => {
  const elsewhere = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('/bien/1399/') ? elsewhere.promise : null;
  const { address, router } = await renderPart(<Filters />, { address: '/fr/a-vendre/', loader });
  await act(async () => edit.change({ search: '1399' }));
  // A click between the render of what is due and its effect, which a busy browser runs much later.
  afterCommit = () => {
    afterCommit = () => {};
    void router.navigate('/fr/bien/1399/');
  };
  await afterPause();
  await act(async () => elsewhere.resolve(null));
  expect(address()).toBe('/fr/bien/1399/');
  expect(edit.isPending).toBe(false);
});
