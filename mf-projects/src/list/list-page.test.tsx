import { screen, within } from '@testing-library/react';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { aCard, aPicture, soldOut } from '../../testing/projects.ts';
import { renderPart } from '../../testing/render-part.tsx';
import ListPage from './list-page.tsx';

const text = () => document.body.textContent!.replace(/\s/g, ' ');

test('each project is a card with name, town, ranges and what is left to buy, and leads to its page', async () => {
  await renderPart(
    <ListPage data={{ items: [aCard(), aCard({ ...soldOut, id: 24, name: 'Les Tilleuls' })] }} />,
  );
  const [saphir, tilleuls] = screen.getAllByRole('article');
  expect(within(saphir!).getByRole('link', { name: 'Saphir' }).getAttribute('href')).toBe(
    '/fr/projects/evere/saphir/36/',
  );
  expect(saphir!.textContent!.replace(/\s/g, ' ')).toMatch(
    /Evere · Appartement \(14\).*€ 279.000 – € 570.000 HTVA.*8 lots disponibles.*1 – 3 chambres.*59 – 137 m².*2027/,
  );
  expect(saphir!.textContent).not.toContain('Tout vendu');
  expect(within(tilleuls!).getByText('Tout vendu')).toBeTruthy();
  expect(text()).toContain('2 projets, 8 lots disponibles');
});

const VAT = { nl: 'excl. btw', fr: 'HTVA', en: 'excl. VAT', de: 'zzgl. MwSt.' };

test.each(LANGUAGES)('in %s the range of prices on a card says that VAT comes on top', async (language) => {
  await renderPart(<ListPage data={{ items: [aCard()] }} />, { language });
  expect(text()).toContain(`€ 279.000 – € 570.000 ${VAT[language]}`);
});

test.each(LANGUAGES)('in %s every text is there, whatever is unknown', async (language) => {
  const bare = aCard({
    name: '',
    types: [],
    price: null,
    bedrooms: null,
    surface: null,
    delivery: null,
    units: { total: 0, free: 0 },
  });
  await renderPart(<ListPage data={{ items: [bare, aCard({ ...soldOut, id: 24 })] }} />, { language });
  expect(screen.getAllByRole('link')[0]!.textContent).toContain('Evere');
  expect(text()).not.toMatch(/null|undefined|NaN|\(\)/);
});

test('only the first picture is fetched at once', async () => {
  const items = [1, 2, 3].map((id) => aCard({ id, picture: aPicture(String(id)) }));
  await renderPart(<ListPage data={{ items }} />);
  const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(images).toEqual(['eager', 'lazy', 'lazy']);
});

test('without projects the page leads on to the properties for sale', async () => {
  await renderPart(<ListPage data={{ items: [] }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/fr/a-vendre/');
});

test('the card of a project that is presented elsewhere opens that page in a new tab, and says so', async () => {
  await renderPart(<ListPage data={{ items: [aCard({ externalUrl: 'https://saphir.example/' })] }} />);
  const link = screen.getByRole('link', { name: 'Saphir (nouvel onglet)' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://saphir.example/',
    '_blank',
    'noopener',
  ]);
});
