import { listContradictions, CONTRADICTIONS, type Contradiction } from 'shared-kit/domain/contradictions';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { visitsAtOnce } from 'shared-kit/domain/owner-portal';
import { sceneOfFile } from '../addresses/picture-address.ts';
import type { SceneKind } from '../scenes/scene.ts';
import { demoFeeds } from './demo-feeds.ts';
import { demoHistory } from './demo-history.ts';

const feeds = [...demoFeeds()];
const french = feeds.find(({ language }) => language === 'fr')!.feed;
const found = feeds.flatMap(({ language, feed }) => {
  const listings = new Map(feed.properties.map((property) => [property.ID, property]));
  return feed.details!.map((detail) => ({
    home: `${language} ${detail.ID}`,
    kinds: listContradictions(listings.get(detail.ID)!, detail),
  }));
});

test.each(Object.entries(CONTRADICTIONS))('no home says one thing and another: %s, where %s', (kind) => {
  expect(feeds.map(({ language }) => language).sort()).toEqual([...LANGUAGES].sort());
  expect(found.filter(({ kinds }) => kinds.includes(kind as Contradiction)).map(({ home }) => home)).toEqual(
    [],
  );
});

test('the plan of a home has the rooms and surfaces of its facts, and no photo shows more bedrooms', () => {
  const homes = french.details!.map((detail) => ({
    detail,
    scenes: (detail.Pictures ?? []).flatMap(({ Url }) => sceneOfFile(Url.split('/').at(-1)!) ?? []),
  }));
  const planned = homes.flatMap(({ detail, scenes }) =>
    scenes.filter(({ kind }) => kind === 'floorplan').map(({ rooms }) => ({ detail, rooms })),
  );
  expect(planned.length).toBeGreaterThan(200);
  for (const { detail, rooms } of planned)
    expect([detail.ID, rooms]).toEqual([
      detail.ID,
      {
        bedrooms: detail.BedRooms,
        bathrooms: detail.BathRooms,
        showerRooms: detail.ShowerRooms,
        living: detail.SurfaceLiving,
        terrace: detail.SurfaceTerrace ?? 0,
      },
    ]);
  for (const { detail, scenes } of homes.filter(({ detail: { BedRooms } }) => typeof BedRooms === 'number'))
    expect(scenes.filter(({ kind }) => kind === 'bedroom').length).toBeLessThanOrEqual(detail.BedRooms!);
});

test('a building is drawn with the floors of its facts, which count those above the ground floor where the home lies on one of them', () => {
  const drawn = french.details!.flatMap(({ ID, Floor, NumberOfFloors, Pictures }) =>
    (Pictures ?? []).flatMap(({ Url }) => {
      const scene = sceneOfFile(Url.split('/').at(-1)!);
      if (!scene || !BUILDINGS.has(scene.kind)) return [];
      // A garage lies in a building of others.
      if (scene.kind === 'apartment-building' && typeof Floor !== 'number') return [];
      return [
        {
          ID,
          kind: scene.kind,
          seen: scene.storeys,
          floors: NumberOfFloors! + (typeof Floor === 'number' ? 1 : 0),
        },
      ];
    }),
  );
  expect(new Set(drawn.map(({ kind }) => kind))).toEqual(BUILDINGS);
  expect(drawn.filter(({ seen, floors }) => seen !== floors)).toEqual([]);
});

const BUILDINGS = new Set<SceneKind>([
  'house',
  'terraced',
  'villa',
  'bungalow',
  'farmhouse',
  'apartment-building',
  'investment-building',
  'office',
  'warehouse',
]);

test('the units of a project lie in one building', () => {
  const { details, properties } = french;
  const floors = new Map(details!.map(({ ID, NumberOfFloors }) => [ID, NumberOfFloors]));
  const flats = properties.filter(({ ProjectID, WebID }) => ProjectID && WebID === 2);
  const ofProjects = [...Map.groupBy(flats, ({ ProjectID }) => ProjectID).values()];
  expect(ofProjects.length).toBeGreaterThan(4);
  for (const units of ofProjects) expect(new Set(units.map(({ ID }) => floors.get(ID))).size).toBe(1);
});

test('nobody is at two visits at once, and no home is shown to two', () => {
  for (const day of ['2026-11-25', '2026-12-26', '2027-02-28'])
    expect(visitsAtOnce(demoHistory(new Date(`${day}T09:00:00Z`)))).toEqual([]);
});

test('nobody is to be shown a home whose visits are suspended, or that is gone', () => {
  const today = '2026-11-25';
  const ahead = demoHistory(new Date(`${today}T09:00:00Z`)).filter(
    ({ date, type }) => type === 'visit' && date > today,
  );
  expect(ahead.length).toBeGreaterThan(3);
  const headlines = new Map(french.properties.map(({ ID, TypeDescription }) => [ID, TypeDescription]));
  for (const { property } of ahead)
    expect(headlines.get(property)).not.toMatch(/suspendu|opgeschort|suspended|ausgesetzt|vendu|lou[ée]/i);
});
