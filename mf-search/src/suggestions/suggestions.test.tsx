import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { EMPTY_QUERY } from '../filters/list-address.ts';
import { SearchText } from '../filters/search-text.tsx';
import { renderPart } from '../../testing/render-part.tsx';

const suggestion = (over: Partial<Suggestion>): Suggestion => ({
  kind: 'town',
  key: 'namur|5000',
  label: 'Namur',
  detail: '5000',
  count: 31,
  matched: [[0, 3]],
  filters: { city: ['namur|5000'] },
  place: null,
  ...over,
});
const SUGGESTED = [
  suggestion({}),
  suggestion({
    kind: 'province',
    key: 'p',
    label: 'Namur',
    detail: 'Province',
    filters: { area: ['province:namur'] },
  }),
  suggestion({
    kind: 'listing',
    key: '1399',
    label: 'NAM-1399',
    filters: {},
    place: {
      id: 1399,
      section: 'sale',
      projectId: null,
      slugs: { town: 'namur', title: 'villa', project: '' },
    },
  }),
];

const asked: { text: string | null; signal: AbortSignal }[] = [];
let answer: () => Promise<Response>;

function Field({ onChoose }: { onChoose: (part: Partial<ListingQuery>) => void }) {
  const [draft, setDraft] = useState<ListingQuery>({ ...EMPTY_QUERY, cities: ['evere|1140'] });
  const change = (part: Partial<ListingQuery>) => setDraft({ ...draft, ...part });
  return <SearchText goal={0} draft={draft} change={change} choose={onChoose} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  answer = async () => Response.json({ items: SUGGESTED });
  globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ text: new URL(url, 'https://site.test').searchParams.get('text'), signal });
    return answer();
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const field = () => document.querySelector<HTMLInputElement>('input[name=search]')!;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (key: string) => fireEvent.keyDown(field(), { key });
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function open() {
  const choose = jest.fn();
  const part = await renderPart(<Field onChoose={choose} />);
  act(() => field().focus());
  await pass(0);
  return { ...part, choose };
}
async function type(value: string) {
  fireEvent.change(field(), { target: { value } });
  await pass(300);
}

test('what is typed is asked once the visitor pauses, older questions are cancelled', async () => {
  await open();
  let isSlow = true;
  answer = () => (isSlow ? new Promise(() => {}) : Promise.resolve(Response.json({ items: SUGGESTED })));
  for (const value of ['n', 'na', 'nam']) fireEvent.change(field(), { target: { value } });
  await pass(300);
  expect(asked.map(({ text }) => text)).toEqual(['nam']);
  isSlow = false;
  await type('namu');
  expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['nam', true],
    ['namu', false],
  ]);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByText('3 suggestions')).toBeTruthy();
});

test('by keyboard: arrows, Home, End, Escape, and Enter adds the filter beside those there were', async () => {
  const { choose } = await open();
  expect(field().getAttribute('role')).toBe('combobox');
  await type('nam');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  press('ArrowUp');
  expect(activeOption()).toContain('NAM-1399');
  press('Home');
  expect(activeOption()).toContain('Namur');
  press('End');
  press('ArrowDown');
  press('ArrowDown');
  expect(activeOption()).toContain('Province');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  press('ArrowDown');
  press('Home');
  press('Enter');
  expect(choose).toHaveBeenCalledWith({
    search: undefined,
    cities: ['evere|1140', 'namur|5000'],
    areas: [],
    types: [],
    features: [],
  });
});

test('a feature is added to those that are wanted, and named as one', async () => {
  answer = async () =>
    Response.json({
      items: [
        suggestion({
          kind: 'feature',
          key: 'garden',
          label: 'Avec jardin',
          detail: '',
          count: 194,
          matched: [[5, 11]],
          filters: { with: ['garden'] },
        }),
      ],
    });
  const { choose } = await open();
  await type('jardin');
  expect(screen.getByRole('option').textContent).toBe('Avec jardinÉquipement194');
  press('ArrowDown');
  press('Enter');
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ search: undefined, features: ['garden'] }));
});

test('Enter without a choice is left to the form', async () => {
  const { choose } = await open();
  await type('nam');
  expect(press('Enter')).toBe(true);
  expect(choose).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a listing opens its page', async () => {
  const { address, choose } = await open();
  await type('nam');
  fireEvent.click(screen.getByRole('option', { name: /-1399/ }));
  await pass(0);
  expect(address()).toBe('/fr/a-vendre/namur/villa/1399/');
  expect(choose).not.toHaveBeenCalled();
});

test('an API that does not answer leaves a text field', async () => {
  await open();
  answer = () => Promise.reject(new TypeError('offline'));
  await type('nam');
  expect(field().value).toBe('nam');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('before anything is typed the last searches are offered again', async () => {
  const address = '/fr/a-vendre/?bedrooms=2';
  localStorage.setItem(
    'lastSearches',
    JSON.stringify([{ address, label: 'Maisons · 2+ chambres', language: 'fr' }]),
  );
  const { address: current } = await open();
  press('ArrowDown');
  press('Enter');
  await pass(0);
  expect(current()).toBe(address);
});
