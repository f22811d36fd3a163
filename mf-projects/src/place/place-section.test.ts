import { aProject, aUnit } from '../../testing/projects.ts';
import { placesOnMap } from './place-section.tsx';

const HERE = { lat: 50.87, lng: 4.41 };
const EXACT = { ...HERE, isExact: true };
const TEXTS = { label: 'Carte', name: 'Saphir' };
const sold = { kind: 'hidden', amount: null, perMonth: false } as const;

test('units that tell their places stand there, each with its own type, name and town, those that are sold without a price', () => {
  const of = { title: 'Appartement S0.1', town: 'Evere' };
  const priceList = [
    aUnit({ id: 1, place: EXACT, typeIds: [11, 2] }),
    aUnit({ id: 2, place: { ...EXACT, lat: 50.88 }, status: 'sold', price: sold }),
    aUnit({ id: 3 }),
  ];
  expect(placesOnMap(aProject({ place: EXACT, priceList }), TEXTS)).toEqual({
    label: 'Carte',
    places: [
      { id: 1, ...HERE, price: 299_000, typeId: 11, closed: false, ...of },
      { id: 2, ...HERE, lat: 50.88, price: null, typeId: null, closed: true, ...of },
    ],
    named: null,
    centre: HERE,
    near: true,
  });
});

test('the price of a unit says of VAT there what it says elsewhere', () => {
  const price = { kind: 'amount', amount: 299_000, perMonth: false, vat: 'excluded' } as const;
  const shown = placesOnMap(aProject({ priceList: [aUnit({ id: 1, place: EXACT, price })] }), TEXTS);
  expect(shown?.places).toMatchObject([{ price: 299_000, vat: 'excluded' }]);
});

test('without them the project stands for itself, by its name', () => {
  expect(placesOnMap(aProject({ place: EXACT }), TEXTS)).toMatchObject({
    places: [],
    named: { ...HERE, name: 'Saphir' },
  });
});

test('where its address is not published the map shows the town without a pin', () => {
  const shown = placesOnMap(aProject({ place: { ...HERE, isExact: false } }), TEXTS);
  expect(shown).toMatchObject({ places: [], named: null, centre: HERE });
});

test('where nobody knows its place there is no map', () => {
  expect(placesOnMap(aProject(), TEXTS)).toBeUndefined();
});
