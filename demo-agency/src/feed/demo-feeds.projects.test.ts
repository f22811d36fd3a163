import { demoFeeds } from './demo-feeds.ts';

const french = [...demoFeeds()].find(({ language }) => language === 'fr')!.feed;
const listUnits = (id: number) => {
  const ids = french.properties.filter(({ ProjectID }) => ProjectID === id).map(({ ID }) => ID);
  return (french.details ?? []).filter(({ ID }) => ids.includes(ID));
};

test('the projects of product D20 are in their towns', () => {
  expect(french.projects.map(({ ID, City }) => [ID, City])).toEqual([
    [24, 'Eghezée'],
    [25, 'Eghezée'],
    [29, 'Eghezée'],
    [34, 'Eghezée'],
    [33, 'Roux'],
    [36, 'Evere'],
    [37, 'Thorembais-Saint-Trond'],
  ]);
  const names = new Map(french.projectDetails?.map(({ ID, Name }) => [ID, Name]));
  expect([names.get(33), names.get(36), names.get(37)]).toEqual([
    'Terrasses de Miss Cavell',
    'Saphir',
    'Trois Etriers',
  ]);
});

test('a project counts its units', () => {
  for (const { ID, WebIDName } of french.projects) {
    expect(WebIDName).toMatch(new RegExp(`^(Appartements|Maisons) \\(${listUnits(ID).length}\\)$`));
  }
});

test('units are free, under option or sold, each with a name of its own', () => {
  for (const { ID } of french.projects) {
    const units = listUnits(ID);
    expect(new Set(units.map(({ UnitName }) => UnitName)).size).toBe(units.length);
    expect(units.every(({ Requirement }) => Requirement)).toBe(true);
  }
  const statuses = french.projects.flatMap(({ ID }) => listUnits(ID).map(({ UnitStatus }) => UnitStatus));
  expect(new Set(statuses)).toEqual(new Set(['Disponible', 'Sous option', 'Vendu']));
});

test('two projects tell of their phases, one with the houses of each; those that are being built show their progress by day', () => {
  const phased = (french.projectDetails ?? []).filter(({ Phases }) => Phases!.length > 0);
  expect(phased.map(({ ID }) => ID)).toEqual([36, 37]);
  const houses = phased[1]!.Phases!.flatMap(({ Units }) => Units!);
  expect(houses.toSorted()).toEqual(
    listUnits(37)
      .map(({ ID }) => ID)
      .toSorted(),
  );
  const building = (french.projectDetails ?? []).filter(({ Pictures }) =>
    Pictures!.some(({ Kind, Date }) => Kind === 'progress' && Date),
  );
  expect(building.map(({ ID }) => ID)).toEqual([29, 34, 33, 36, 37]);
});

test('one project is sold out and has no price range; the others have that of their remaining units', () => {
  for (const { ID, PriceMin, PriceMax } of french.projects) {
    const left = listUnits(ID).filter(({ UnitStatus }) => UnitStatus !== 'Vendu');
    const prices = left.map(({ Price }) => Price!);
    if (ID === 24) expect([left.length, PriceMin, PriceMax]).toEqual([0, undefined, undefined]);
    else expect([PriceMin, PriceMax]).toEqual([Math.min(...prices), Math.max(...prices)]);
  }
});
