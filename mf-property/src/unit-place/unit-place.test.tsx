import { screen } from '@testing-library/react';
import type { ProjectUnit } from 'shared-kit/contracts/api/project';
import { renderPart } from '../../testing/render-part.tsx';
import { UnitPlaceSection } from './unit-place-section.tsx';
import { unitPlace } from './unit-place.ts';

const unit = (id: number, floor: number | null, over: Partial<ProjectUnit> = {}): ProjectUnit => ({
  id,
  section: 'projects',
  projectId: 36,
  slugs: { town: 'evere', title: `appartement-${id}`, project: 'saphir' },
  name: `S${id}`,
  type: 'Appartement',
  floor,
  requirement: null,
  status: null,
  isFree: true,
  price: { kind: 'hidden', amount: null, perMonth: false },
  priceWithVat: null,
  bedrooms: 2,
  surface: 80,
  terrace: null,
  orientation: null,
  ...over,
});
const project = { id: 36, name: 'Saphir', slugs: { city: 'evere', name: 'saphir' } };
const units = [unit(1, 0), unit(2, 0), unit(3, 1, { status: 'sold', isFree: false }), unit(4, null)];

const listFloors = (place: ReturnType<typeof unitPlace>) =>
  place?.floors.map(({ floor, units: onFloor }) => [floor, onFloor.map(({ id }) => id)]);

test('the uppermost floor comes first, units of unknown floor last; neighbours are those of the price list', () => {
  const place = unitPlace(units, 2);
  expect(place).toMatchObject({ number: 2, total: 4, previous: { id: 1 }, next: { id: 3 } });
  expect(listFloors(place)).toEqual([
    [1, [3]],
    [0, [1, 2]],
    [null, [4]],
  ]);
  expect(unitPlace(units, 1)?.previous).toBeUndefined();
});

test('of a large project the own floor and those next to it are shown', () => {
  const tower = Array.from({ length: 50 }, (_, index) => unit(index, Math.floor(index / 5)));
  expect(listFloors(unitPlace(tower, 12))?.map(([floor]) => floor)).toEqual([3, 2, 1]);
});

test.each([null, 3])('of many units on one floor (%s) those around it are shown', (floor) => {
  const hall = Array.from({ length: 300 }, (_, index) => unit(index, floor));
  const [shown] = unitPlace(hall, 150)!.floors;
  expect(shown!.units.map(({ id }) => id)).toEqual(Array.from({ length: 81 }, (_, index) => 110 + index));
});

test('a unit that is alone, or that the project does not know, has no place', () => {
  expect(unitPlace([unit(1, 0)], 1)).toBeUndefined();
  expect(unitPlace(units, 9)).toBeUndefined();
});

test('neighbours are links that say what is free, the unit itself is none', () => {
  renderPart(<UnitPlaceSection project={project} place={unitPlace(units, 2)!} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['S3', expect.stringMatching(/\/3\/$/)],
    ['S1', expect.stringMatching(/\/1\/$/)],
    ['S4', expect.stringMatching(/\/4\/$/)],
    ['Lot précédent : S1', expect.stringMatching(/\/1\/$/)],
    ['Lot suivant : S3', expect.stringMatching(/\/3\/$/)],
    ['Tous les lots et prix', expect.stringMatching(/#units$/)],
  ]);
  expect(screen.getByText('Vendu')).toBeTruthy();
  expect(screen.getByText('S2').closest('[aria-current]')).toBeTruthy();
});
