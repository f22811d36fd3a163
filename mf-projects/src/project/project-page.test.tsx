import { screen, within } from '@testing-library/react';
import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { aCard, aProject, aUnit, soldOut } from '../../testing/projects.ts';
import type { UnitChoice } from '../price-list/unit-choice.ts';
import { hydratePart, renderPart } from '../../testing/render-part.tsx';
import ProjectPage from './project-page.tsx';

const EVERY_UNIT = { free: false, terrace: false };

function show(over: Partial<ProjectDetail> = {}, choice: UnitChoice = EVERY_UNIT) {
  const similar = [aCard({ id: 37, name: 'Trois Etriers' })];
  return renderPart(<ProjectPage data={{ project: aProject(over), similar, choice }} />);
}
const text = (element: Element = document.body) => element.textContent!.replace(/\s/g, ' ');
const glance = () => screen.getByRole('complementary', { name: 'Le projet en bref' });
const cells = (row: HTMLElement) => within(row).getAllByRole('cell').map(text);

test('the project shows name, address, ranges, delivery and what is left to buy', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 1 }).map(text)).toEqual(['Saphir']);
  expect(text()).toContain('Avenue Henry Dunant 40, 1140 Evere');
  const panel = text(glance());
  expect(panel).toMatch(/€ 279.000 – € 570.000 HTVA.*8 lots disponibles.*14 lots.*1 – 3.*59 – 137 m².*2027/);
});

const VAT = { nl: 'excl. btw', fr: 'HTVA', en: 'excl. VAT', de: 'zzgl. MwSt.' };

test.each(LANGUAGES)('in %s the range of prices says that VAT comes on top', async (language) => {
  await renderPart(<ProjectPage data={{ project: aProject(), similar: [aCard()], choice: EVERY_UNIT }} />, {
    language,
  });
  expect(text()).toContain(`€ 279.000 – € 570.000 ${VAT[language]}`);
});

test('the price list has a row for each unit, with floor, requirement, surface, price, status and plan', async () => {
  await show({
    priceList: [
      aUnit({ orientation: 'sud', priceWithVat: 361_790, plan: 3 }),
      aUnit({ id: 2, name: 'S1.2', floor: 1, status: 'under-option', isFree: false }),
      aUnit({ id: 3, name: 'S2.1', status: 'sold', isFree: false }),
    ],
  });
  const [, free, option, sold] = screen.getAllByRole('row');
  expect(cells(free!)).toEqual([
    'Appartement2 chambres',
    expect.stringContaining('Rez'),
    '2 chambres, terrasse 12 m²',
    '89 m²terrasse 12 m² · sud',
    '€ 299.000€ 361.790 TVAC',
    'Disponible',
    'Plan S0.1',
  ]);
  expect(within(free!).getByRole('link', { name: 'S0.1' }).getAttribute('href')).toBe(
    '/fr/projects/evere/saphir/36/appartement-s0-1/1201/',
  );
  expect(within(free!).getByRole('link', { name: 'Plan S0.1' }).getAttribute('href')).toBe(
    '/fr/projects/evere/saphir/36/appartement-s0-1/1201/#picture-3',
  );
  expect(cells(option!).slice(-2)).toEqual(['Sous option', '']);
  expect(cells(sold!).slice(-3)).toEqual(['', 'Vendu', '']);
});

test('units are chosen by the address; what all have in common is no choice', async () => {
  const priceList = [0, 1, 2, 3].map((floor) =>
    aUnit({ id: floor + 1, floor, name: `S${floor}.1`, bedrooms: floor, isFree: floor > 1 }),
  );
  await show({ priceList }, { ...EVERY_UNIT, rooms: 2 });
  expect(screen.getAllByRole('rowheader').map(text)).toEqual(['S2.1', 'S3.1']);
  expect(screen.getByText('2 lots sur 4 correspondent à votre choix.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Chambres').value).toBe('2');
  expect(screen.getByLabelText('Disponibles seulement')).toBeTruthy();
  expect(screen.queryByLabelText('Avec terrasse')).toBeNull();
});

test('texts carry their language where it is not that of the page', async () => {
  await show({
    description: '<p>Aan het park</p>',
    descriptionLanguage: 'nl',
    situation: '<p>Près du tram</p>',
  });
  expect(screen.getByText('Aan het park').closest('[lang]')!.getAttribute('lang')).toBe('nl');
  expect(screen.getByText('Près du tram').closest('[lang]')).toBeNull();
});

test('a sold-out project says so and has no price', async () => {
  await show(soldOut);
  expect(text(glance())).toContain('Tout vendu');
  expect(text(glance())).not.toContain('€');
});

test('what is unknown leaves no trace: no heading, no empty table', async () => {
  await show({
    pictures: [],
    description: '',
    situation: '',
    documents: [],
    priceList: [],
    price: null,
    bedrooms: null,
    surface: null,
    delivery: null,
    units: { total: 0, free: 0 },
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map(text)).toEqual(['Autres projets neufs']);
  expect(screen.queryByRole('table')).toBeNull();
  expect(text()).not.toMatch(/null|undefined|NaN/);
  expect(text()).toContain('Prix sur demande');
});

test.each(LANGUAGES)(
  'in %s every text is there, and the browser takes over the server’s markup',
  async (language) => {
    const reserved = aUnit({ id: 2, floor: 2, status: 'reserved', isFree: false, terrace: null });
    const priceList = [aUnit({ priceWithVat: 1 }), reserved, aUnit({ id: 3, bedrooms: 4 }), aUnit({ id: 4 })];
    const project = aProject({ priceList });
    const choice: UnitChoice = { ...EVERY_UNIT, rooms: 3 };
    await hydratePart(<ProjectPage data={{ project, similar: [aCard()], choice }} />, { language });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    expect(text()).not.toMatch(/null|undefined|NaN/);
  },
);

test('pictures are files to open without scripts; only the first is fetched at once', async () => {
  await show();
  const gallery = screen.getByRole('region', { name: 'Photos du projet' });
  expect(within(gallery).getAllByRole('link')[0]!.getAttribute('href')).toBe(
    '/fr/projects/36/photos/#picture-1',
  );
  const loading = [...gallery.querySelectorAll('picture img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});

test('documents open in a new tab', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Cahier des charges (nouvel onglet)' });
  expect(link.getAttribute('target')).toBe('_blank');
});

test('a question goes to the contact page, which knows the project', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Poser une question' });
  expect(link.getAttribute('href')).toBe('/fr/contact/?project=36');
  const bar = screen.getByRole('complementary', { name: 'Contacter l’agence' });
  expect(within(bar).getByRole('link', { name: 'Question' }).getAttribute('href')).toBe(
    link.getAttribute('href'),
  );
});

test('a choice that no unit fits any more can be undone', async () => {
  const units = [aUnit({ isFree: false, terrace: null }), aUnit({ id: 2, isFree: false, terrace: null })];
  await show({ priceList: units }, { free: true, terrace: true, rooms: 4, floor: 9 });
  expect(screen.getByRole('checkbox', { name: /disponibles/i })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: /terrasse/i })).toHaveProperty('checked', true);
  expect(screen.getByRole('combobox', { name: /étage/i })).toHaveProperty('value', '9');
  expect(screen.getByRole('combobox', { name: /chambres/i })).toHaveProperty('value', '4');
});
