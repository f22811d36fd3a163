import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListingAlternatives } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import type { CategoryNode } from 'shared-kit/domain/category-tree';
import type { Goal } from 'shared-kit/domain/goal';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import { useLoaderData } from 'react-router';
import { listing, listingPage } from '../../testing/listings.ts';
import { renderPart } from '../../testing/render-part.tsx';
import type { ListData } from './list.loader.ts';
import ListPage from './list-page.tsx';

const Page = () => <ListPage data={useLoaderData() as ListData} />;

/** The list with a router: a new address loads new data. */
function openList(
  address: string,
  {
    language = 'fr' as Language,
    total = 412,
    alternatives = null as ListingAlternatives | null,
    understood = [] as Understood[],
    typeTree = undefined as CategoryNode[] | undefined,
  } = {},
) {
  return renderPart(<Page />, {
    language,
    address,
    loader: ({ request }): ListData => {
      const url = new URL(request.url);
      const goal: Goal = /a-louer|te-huur/.test(url.pathname) ? 1 : 0;
      const query = parseListingQuery(url.searchParams, goal);
      const page = listingPage(total, query.page);
      const facets = { ...page.facets, ...(typeTree && { typeTree }) };
      return { goal, query, result: { ...page, facets, alternatives, understood } };
    },
  });
}

/** What the browser would send without JavaScript. */
const formFields = () => {
  const form = document.querySelector('form')!;
  return {
    action: form.getAttribute('action'),
    method: form.method,
    fields: [...new FormData(form)].map(String),
  };
};
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const readHref = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href')!);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const afterPause = () => act(() => jest.advanceTimersByTimeAsync(1_000));

test('the form without JavaScript has every filter under the name of its query parameter', async () => {
  await openList(
    '/fr/a-vendre/?search=jardin&city=namur%7C5000&city=evere%7C1140&type=1&bedrooms=2&price=200000-400000&sort=city',
  );
  const { action, method, fields } = formFields();
  expect([action, method]).toEqual(['/fr/a-vendre/', 'get']);
  expect(fields).toEqual(
    expect.arrayContaining([
      'search,jardin',
      'city,evere|1140',
      'city,namur|5000',
      'type,1',
      'bedrooms,2',
      'bathrooms,0',
      'sort,city',
    ]),
  );
  const prices = fields
    .filter((field) => field.startsWith('price-'))
    .map((field) => field.replace(/[^\d,-]/g, ''));
  expect(prices).toEqual(['-,200000', '-,400000']);
  expect(screen.getByRole('button', { name: /Rechercher/ }).getAttribute('type')).toBe('submit');
});

test('one field panel is open at a time, without JavaScript too', async () => {
  await openList('/fr/a-vendre/');
  const groups = [...document.querySelectorAll('form details')].map((details) =>
    details.getAttribute('name'),
  );
  expect(groups).toHaveLength(5);
  expect(new Set(groups).size).toBe(1);
  expect(groups[0]).toBeTruthy();
});

test('a choice shows the first page', async () => {
  const { address } = await openList('/fr/a-vendre/?sort=price-asc&page=3');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Namur \(5000\)/ }));
  expect(address()).toBe('/fr/a-vendre/?sort=price-asc&page=3');
  await afterPause();
  expect(address()).toBe('/fr/a-vendre/?city=namur|5000&sort=price-asc');
});

test('a choice is searched for at once', async () => {
  const { address } = await openList('/fr/a-vendre/');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Appartement/ }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(address()).toBe('/fr/a-vendre/?type=2');
});

test.each([0, 100])(
  'choices that follow each other quickly cause two searches and one entry of the history, %s ms apart',
  async (apart) => {
    const { address, router } = await openList('/fr/a-vendre/');
    const searches: string[] = [];
    router.subscribe(({ location }) => void searches.push(location.search));
    const inBetween = () => act(() => jest.advanceTimersByTimeAsync(apart));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Appartement/ }));
    if (apart) await inBetween();
    for (let room = 0; room < 3; room++) {
      fireEvent.click(screen.getByRole('button', { name: 'Chambres : un de plus' }));
      if (apart) await inBetween();
    }
    await afterPause();
    expect(address()).toBe('/fr/a-vendre/?type=2&bedrooms=3');
    expect(new Set(searches.filter(Boolean)).size).toBeLessThanOrEqual(2);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/fr/a-vendre/');
  },
);

test('each choice can be undone by going back; what is typed word by word is one', async () => {
  const { address, router } = await openList('/fr/a-vendre/');
  const type = async (value: string) => {
    fireEvent.change(document.querySelector('input[name=search]')!, { target: { value } });
    await afterPause();
  };
  const choose = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('checkbox', { name }));
    await afterPause();
  };
  await choose(/^Maison/);
  await type('nam');
  await type('namur');
  await choose(/^Jardin/);
  expect(address()).toBe('/fr/a-vendre/?search=namur&type=1&with=garden');
  const back = async () => {
    await act(() => router.navigate(-1));
    return address();
  };
  expect(await back()).toBe('/fr/a-vendre/?search=namur&type=1');
  expect(await back()).toBe('/fr/a-vendre/?type=1');
  expect(await back()).toBe('/fr/a-vendre/');
});

test.each([
  ['the first cards of a search are drawn before the others', '/fr/a-vendre/', 6],
  ['beside the map a search draws all cards at once', '/fr/a-vendre/?view=map', 0],
])('%s; who comes back finds all of them at once', async (_name, address, following) => {
  const { router } = await openList(address);
  const cards = () => screen.getAllByRole('article').length;
  expect(cards()).toBe(12);
  let followed = 0;
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    followed += added.filter((node) => node instanceof HTMLLIElement && node.querySelector('article')).length;
  });
  observer.observe(document.body, { subtree: true, childList: true });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Jardin/ }));
  await afterPause();
  expect([followed, cards()]).toEqual([following, 12]);
  await act(() => router.navigate(-1));
  expect([followed, cards()]).toEqual([following, 12]);
  observer.disconnect();
});

test('a choice that is taken back at once leaves no entry of the history', async () => {
  const { address, router } = await openList('/fr/a-vendre/');
  const toggle = async (name: RegExp, then = 100) => {
    fireEvent.click(screen.getByRole('checkbox', { name }));
    await act(() => jest.advanceTimersByTimeAsync(then));
  };
  await toggle(/^Maison/, 1_000);
  await toggle(/^Appartement/);
  await toggle(/^Appartement/, 1_000);
  expect(address()).toBe('/fr/a-vendre/?type=1');
  await toggle(/^Jardin/, 1_000);
  expect(address()).toBe('/fr/a-vendre/?type=1&with=garden');
  const back = async () => {
    await act(() => router.navigate(-1));
    return address();
  };
  expect(await back()).toBe('/fr/a-vendre/?type=1');
  expect(await back()).toBe('/fr/a-vendre/');
});

test('what is dragged long after a choice is a change of its own', async () => {
  const { address, router } = await openList('/fr/a-vendre/');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Maison/ }));
  await afterPause();
  const handle = screen.getAllByRole('slider', { name: 'Minimum' })[0]!;
  for (const value of ['200', '300', '400']) {
    fireEvent.change(handle, { target: { value } });
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  await afterPause();
  expect(address()).toMatch(/price=/);
  await act(() => router.navigate(-1));
  expect(address()).toBe('/fr/a-vendre/?type=1');
});

test('more filters: what would find nothing is there and cannot be chosen', async () => {
  const { address } = await openList('/fr/a-vendre/');
  const lift = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ascenseur 0' });
  expect(lift.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'A 7' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Namur (province) 43' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /biens vendus/ }));
  const least = screen.getAllByRole('textbox', { name: 'Minimum en m²' })[0]!;
  fireEvent.change(least, { target: { value: '1.200' } });
  fireEvent.blur(least);
  await afterPause();
  expect(address()).toBe('/fr/a-vendre/?area=province:namur&energy=a&living=1200-&sold=show');
});

test('a surface that crosses the other bound is given up, and the page says so', async () => {
  const { address } = await openList('/fr/a-vendre/?living=-150');
  const least = screen.getAllByRole('textbox', { name: 'Minimum en m²' })[0]!;
  fireEvent.change(least, { target: { value: '200' } });
  fireEvent.blur(least);
  await afterPause();
  expect(address()).toBe('/fr/a-vendre/?living=-150');
  expect(screen.getByText(/200 m² n’est pas inférieur au maximum de 150 m²/)).toBeTruthy();
});

test('the button applies at once', async () => {
  const { address } = await openList('/fr/a-vendre/');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Recherche' }), { target: { value: 'R1399' } });
  fireEvent.submit(document.querySelector('form')!);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(address()).toBe('/fr/a-vendre/?search=R1399');
});

test('the number of rooms never goes below 0', async () => {
  await openList('/fr/a-vendre/?bathrooms=1');
  const fewer = screen.getByRole('button', { name: 'Salles de bain : un de moins' });
  fireEvent.click(fewer);
  expect((fewer as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Salles de bain' }), { target: { value: '-4' } });
  expect(formFields().fields).toContain('bathrooms,0');
  await afterPause();
});

test('a chip removes its own filter and nothing else', async () => {
  await openList('/fr/a-vendre/?city=namur%7C5000&city=evere%7C1140&bedrooms=2&price=0-400000&page=2');
  const chips = within(screen.getByRole('list', { name: 'Filtres actifs' }));
  const leadsTo = Object.fromEntries(
    chips
      .getAllByRole('link')
      .map((chip) => [chip.getAttribute('aria-label') ?? chip.textContent, readHref(chip)]),
  );
  const euro = (text: string) => text.replace('€ ', '€\u00a0');
  expect(leadsTo).toEqual({
    'Retirer le filtre : Namur': '/fr/a-vendre/?city=evere|1140&bedrooms=2&price=0-400000',
    'Retirer le filtre : Evere': '/fr/a-vendre/?city=namur|5000&bedrooms=2&price=0-400000',
    'Retirer le filtre : 2+ chambres': '/fr/a-vendre/?city=namur|5000&city=evere|1140&price=0-400000',
    [euro('Retirer le filtre : Jusqu’à € 400.000')]:
      '/fr/a-vendre/?city=namur|5000&city=evere|1140&bedrooms=2',
    'Tout effacer': '/fr/a-vendre/',
  });
});

test('a filter removed by its chip is removed from the form too, and pending changes are dropped', async () => {
  const { address } = await openList('/fr/a-vendre/?city=namur%7C5000&type=1');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Appartement/ }));
  fireEvent.click(link('Retirer le filtre : Namur'));
  await afterPause();
  expect(address()).toBe('/fr/a-vendre/?type=1');
  expect(formFields().fields).toEqual(expect.arrayContaining(['type,1']));
  expect(formFields().fields).not.toEqual(expect.arrayContaining(['city,namur|5000']));
});

test('from sale to rent: filters are kept, except the price range', async () => {
  await openList('/fr/a-vendre/?city=namur%7C5000&bedrooms=2&price=200000-400000&sort=price-asc&page=2');
  expect(readHref(link('À louer'))).toBe('/fr/a-louer/?city=namur|5000&bedrooms=2&sort=price-asc');
});

test('after a chip or a page, keyboards go on from the results; a field that is changed keeps the focus', async () => {
  await openList('/fr/a-vendre/?bedrooms=2');
  const follow = async (name: string) => {
    link(name).focus();
    fireEvent.click(link(name));
    await afterPause();
  };
  await follow('Page suivante');
  expect(document.activeElement?.textContent).toBe('412 biens');
  const city = screen.getByRole('checkbox', { name: /^Namur \(5000\)/ });
  city.focus();
  fireEvent.click(city);
  await afterPause();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Namur \(5000\)/ }));
  await follow('Retirer le filtre : 2+ chambres');
  expect(document.activeElement?.textContent).toBe('412 biens');
});

test('pages are links that keep the search', async () => {
  await openList('/fr/a-vendre/?type=1&page=2');
  expect(screen.getByRole('status').textContent).toMatch(/412 biens.*Page 2 sur 35/);
  expect(readHref(link('Page 3 sur 35'))).toBe('/fr/a-vendre/?type=1&page=3');
  expect(readHref(link('Page 1 sur 35'))).toBe('/fr/a-vendre/?type=1');
});

test('the order is part of the address, at once', async () => {
  const { address } = await openList('/fr/a-vendre/?type=1&page=2');
  fireEvent.change(screen.getByRole('combobox', { name: 'Trier par' }), { target: { value: 'price-desc' } });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(address()).toBe('/fr/a-vendre/?type=1&sort=price-desc');
});

test('results fade from the choice on, before it is applied', async () => {
  const { container } = await openList('/fr/a-vendre/');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Namur \(5000\)/ }));
  expect(container.querySelector('[aria-busy=true] article')).toBeTruthy();
  await afterPause();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

test('a search made further down scrolls the results into view', async () => {
  const { container } = await openList('/fr/a-vendre/');
  const results = container.querySelector('#list-results')!;
  results.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
  results.scrollIntoView = jest.fn<typeof results.scrollIntoView>();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Namur \(5000\)/ }));
  await afterPause();
  expect(results.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a pending search keeps the listings in place and is announced', async () => {
  let answer = () => {};
  let isFirst = true;
  await renderPart(<Page />, {
    address: '/fr/a-vendre/',
    loader: async ({ request }) => {
      const query = parseListingQuery(new URL(request.url).searchParams, 0);
      if (!isFirst) await new Promise<void>((resolve) => (answer = resolve));
      isFirst = false;
      return { goal: 0, query, result: listingPage(20, query.page) };
    },
  });
  fireEvent.click(link('Page suivante'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toBe('Chargement des biens…');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await act(async () => answer());
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8));
});

test('nothing found: the filters without which there is something, towns nearby, and the alert', async () => {
  const alternatives: ListingAlternatives = {
    without: [
      { filter: 'bedrooms', count: 12 },
      { filter: 'sold', count: 2 },
    ],
    towns: [{ key: 'dinant|5500', name: 'Dinant', zip: '5500', count: 3, distanceKm: 21.6 }],
    homes: [listing(7, { title: 'Villa à Dinant' })],
  };
  await openList('/fr/a-vendre/?city=namur%7C5000&bedrooms=9', { total: 0, alternatives });
  expect(screen.getByRole('heading', { name: 'Aucun bien trouvé' })).toBeTruthy();
  expect(readHref(link('Sans 9+ chambres (12)'))).toBe('/fr/a-vendre/?city=namur|5000');
  expect(readHref(link('Voir 2 biens vendus ou loués'))).toBe(
    '/fr/a-vendre/?city=namur|5000&bedrooms=9&sold=show',
  );
  expect(readHref(link('Dinant (3), à 22 km'))).toBe('/fr/a-vendre/?city=dinant|5500&bedrooms=9');
  expect(readHref(link('Tenez-moi informé de cette recherche'))).toBe(
    '/fr/recherche/?city=namur|5000&bedrooms=9&goal=0',
  );
  expect(readHref(link('Tous les biens à vendre'))).toBe('/fr/a-vendre/');
  const homes = screen.getByRole('heading', {
    name: 'Les biens les plus proches de votre recherche',
  }).parentElement!;
  expect(within(homes).getByRole('heading', { name: 'Villa à Dinant' })).toBeTruthy();
});

test('nothing found: of several features each that is too much can be let go by itself', async () => {
  const without = [{ filter: 'with', feature: 'lift', count: 12 } as const];
  await openList('/fr/a-vendre/?type=1&with=garden&with=lift', {
    total: 0,
    alternatives: { without, towns: [], homes: [] },
  });
  expect(readHref(link('Sans Ascenseur (12)'))).toBe('/fr/a-vendre/?type=1&with=garden');
});

const UNDERSTOOD: Understood[] = [
  { kind: 'type', text: 'huis', label: 'Maison', rest: 'jardin max 450000 calme', filters: { type: [1] } },
  {
    kind: 'feature',
    text: 'jardin',
    label: null,
    rest: 'huis max 450000 calme',
    filters: { with: ['garden'] },
  },
  {
    kind: 'price',
    text: 'max 450000',
    label: null,
    rest: 'huis jardin calme',
    filters: { range: { of: 'price', max: 450_000 } },
  },
  { kind: 'words', text: 'calme', label: null, rest: 'huis jardin max 450000', filters: {} },
];
const TYPED = '/fr/a-vendre/?search=huis+jardin+max+450000+calme';

test('each thing that is understood of a text is a chip, and its words leave the text with it', async () => {
  const { address } = await openList(TYPED, { understood: UNDERSTOOD });
  const chips = within(screen.getByRole('list', { name: 'Filtres actifs' })).getAllByRole('link');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Maison',
    'Jardin',
    'Jusqu’à €\u00a0450.000',
    '« calme »',
    'Tout effacer',
  ]);
  expect(readHref(chips[1]!)).toBe('/fr/a-vendre/?search=huis+max+450000+calme');
  // The feature is chosen where features are, and given up there with its word.
  const garden = screen.getByRole('checkbox', { name: /^Jardin/ }) as HTMLInputElement;
  expect(garden.checked).toBe(true);
  fireEvent.click(garden);
  await afterPause();
  expect(address()).toBe('/fr/a-vendre/?search=huis+max+450000+calme');
});

test('nothing found for a text: the single part of it to let go', async () => {
  const alternatives = { without: [{ filter: 'search' as const, part: 2, count: 4 }], towns: [], homes: [] };
  await openList(TYPED, { total: 0, alternatives, understood: UNDERSTOOD });
  expect(readHref(link(/^Sans Jusqu’à €\s450.000 \(4\)$/))).toBe('/fr/a-vendre/?search=huis+jardin+calme');
  // The alert has the filters that were understood.
  expect(readHref(link('Tenez-moi informé de cette recherche'))).toBe(
    '/fr/recherche/?search=calme&type=1&price=0-450000&with=garden&goal=0',
  );
});

test('a province is told from the town of its name, and no place stands twice among the areas', async () => {
  await openList('/fr/a-vendre/?area=province%3Anamur&area=region%3Awallonia');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Maisons et appartements à vendre en Wallonie et dans la province de Namur',
  );
  expect(link('Retirer le filtre : Namur (province)')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Bruxelles-Capitale/ })).toBeNull();
});

test('life annuities can be left out of what is for sale', async () => {
  const { address } = await openList('/fr/a-vendre/');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sans les viagers' }));
  await afterPause();
  expect(address()).toBe('/fr/a-vendre/?annuity=hide');
  expect(link('Retirer le filtre : Sans les viagers')).toBeTruthy();
});

test('nothing to rent at all: links to what is for sale', async () => {
  await openList('/fr/a-louer/', { total: 0 });
  expect(readHref(link('Tous les biens à vendre'))).toBe('/fr/a-vendre/');
});

test('a city without listings can be removed in the list of cities', async () => {
  await openList('/fr/a-vendre/?city=grez-doiceau%7C1390', { total: 0 });
  const box = screen.getByRole('checkbox', { name: /^Grez-Doiceau \(1390\)/ }) as HTMLInputElement;
  expect(box.checked).toBe(true);
});

test('types that belong to another stand below it in the list of types', async () => {
  const { types } = listingPage(412, 1).facets;
  const [first, second, ...others] = types.map(({ id, name }) => ({
    id,
    value: id,
    label: name,
    parentid: null as number | null,
    children: [] as CategoryNode[],
  }));
  const typeTree = [
    { ...first!, children: others.map((type) => ({ ...type, parentid: first!.id })) },
    second!,
  ];
  await openList('/fr/a-vendre/', { typeTree });
  const shown = Array.from(document.querySelectorAll('input[name=type]'), (box) => [
    Number((box as HTMLInputElement).value),
    box.closest('li')!.dataset.depth,
  ]);
  expect(others.length).toBeGreaterThan(0);
  expect(shown).toEqual([
    [first!.id, undefined],
    ...others.map(({ id }) => [id, '1']),
    [second!.id, undefined],
  ]);
});

const LIST_PATHS = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' };

test.each(LANGUAGES)('every text exists in %s', async (language) => {
  const { container } = await openList(
    `${LIST_PATHS[language]}?search=x&city=namur%7C5000&type=77&bedrooms=1&bathrooms=2&showerrooms=1&toilets=2&garages=1&price=200000-400000&page=2`,
    { language },
  );
  expect(container.textContent).not.toMatch(/\b(list|search|box|filter|navigation|property)\.\w/);
});
