import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ContentModule, Site } from 'shared-kit/contracts/api/site';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { facets } from '../../testing/listings.ts';
import { contentModule } from '../../testing/content-module.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { EMPTY_QUERY } from '../filters/list-address.ts';
import SearchBox, { ChosenFilters, loader } from './search-box.tsx';

const rentFacets = { ...facets, cities: [{ key: 'liège|4000', name: 'Liège', zip: '4000', count: 5 }] };

const open = (
  module: Partial<ContentModule> = {},
  language: 'nl' | 'fr' | 'en' | 'de' = 'fr',
  site: Partial<Site> = {},
) =>
  renderPart(
    <SearchBox
      module={contentModule({ kind: 'search-box', ...module })}
      data={{ facets: [facets, rentFacets] }}
    />,
    { language, site },
  );
const submit = () => fireEvent.submit(document.querySelector('form')!);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const formFields = () => [...new FormData(document.querySelector('form')!)].map(String);

test('a search opens the list of the goal with the filters as query parameters', async () => {
  const { address } = await open();
  fireEvent.change(screen.getByPlaceholderText('Réf. ou commune'), { target: { value: 'jardin' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Namur/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Evere/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Maison/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Chambres : un de plus' }));
  submit();
  await waitFor(() =>
    expect(address()).toBe('/fr/a-vendre/?search=jardin&city=namur|5000&city=evere|1140&type=1&bedrooms=1'),
  );
});

test('rooms are offered as the agency has configured them: up to a number, or as a checkbox', async () => {
  const { address } = await open({}, 'fr', { rooms: { bedrooms: 2, garages: true } });
  expect(screen.queryByRole('spinbutton', { name: 'Salles de bain' })).toBeNull();
  const more = screen.getByRole('button', { name: 'Chambres : un de plus' });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(more).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Garages' }));
  expect(formFields()).toEqual(expect.arrayContaining(['bedrooms,2', 'garages,1']));
  submit();
  await waitFor(() => expect(address()).toBe('/fr/a-vendre/?bedrooms=2&garages=1'));
});

test('an empty search opens the whole list', async () => {
  const { address } = await open({}, 'nl');
  choose('Te huur');
  submit();
  await waitFor(() => expect(address()).toBe('/nl/te-huur/'));
});

test('a changed price is part of the address; changing the goal resets it', async () => {
  const { address } = await open();
  const lower = (name: string) => screen.getByRole('slider', { name });
  fireEvent.keyDown(lower('Maximum'), { key: 'PageDown' });
  choose('À louer');
  choose('À vendre');
  submit();
  await waitFor(() => expect(address()).toBe('/fr/a-vendre/'));
  fireEvent.keyDown(lower('Maximum'), { key: 'PageDown' });
  submit();
  await waitFor(() => expect(address()).toBe('/fr/a-vendre/?price=0-2990000'));
});

test('the city options are those of the goal', async () => {
  await open();
  choose('À louer');
  expect(screen.queryByRole('checkbox', { name: /^Namur/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: /^Liège \(4000\)/ })).toBeTruthy();
});

test('without JavaScript: a GET form that sends the goal', async () => {
  await open({ goal: 1 });
  const form = document.querySelector('form')!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/fr/a-louer/', 'get']);
  expect(formFields()).toEqual(expect.arrayContaining(['goal,1', 'search,', 'bedrooms,0']));
});

test.each(LANGUAGES)('every text exists in %s', async (language) => {
  const { container } = await open({}, language);
  expect(container.textContent).not.toMatch(/\b(list|search|box|filter)\.\w/);
});

test('the loader requests the options of both goals', async () => {
  const get = jest.fn(async (_operation: string, { query }: { query: { goal: number } }) =>
    query.goal === 0 ? facets : rentFacets,
  );
  const data = await loader({ api: { get }, language: 'fr' } as unknown as Parameters<typeof loader>[0]);
  expect(data).toEqual({ facets: [facets, rentFacets] });
});

test('a province and a feature that were chosen among the suggestions stay to be seen, and can be taken away', async () => {
  await renderPart(<Chosen />);
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le filtre : Namur (province)' }));
  expect(screen.queryByText('Namur (province)')).toBeNull();
  expect(screen.getByText('Jardin')).toBeTruthy();
});

function Chosen() {
  const [draft, setDraft] = useState<ListingQuery>({
    ...EMPTY_QUERY,
    areas: ['province:namur'],
    features: ['garden'],
  });
  const filters = activeFilters(draft, 0, facets, useText(), useNumbers());
  return <ChosenFilters filters={filters} onChange={setDraft} />;
}
