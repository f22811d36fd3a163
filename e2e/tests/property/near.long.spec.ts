import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { archiveOfLayers } from '../../../local/map/archive-of-layers.ts';
import { findMap, openMapOfPage } from '../../site/map.ts';
import { expect, test } from '../../site/own-site.ts';
import { open } from '../../site/pages.ts';

/** A home in Andenne whose address is public, and one in Eghezée whose address is not. */
const PUBLIC = { id: 1396, lat: 50.48904, lng: 5.0876 };
const WITHHELD = { id: 1389, lat: 50.5917, lng: 4.905 };
/** Degrees of latitude of a metre. */
const METRE = 1 / 111_195;

const feature = (geometry: Geometry, properties: Record<string, string>): Feature => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

/** Places around both homes, invented for this test: the demo's archive has none. */
const around = ({ lat, lng }: typeof PUBLIC): Feature[] => {
  const at = (metres: number) => ({ type: 'Point' as const, coordinates: [lng, lat + metres * METRE] });
  return [
    feature(at(420), { kind: 'school', name: 'École d’essai', 'name:nl': 'Proefschool' }),
    feature(at(-160), { kind: 'bus_stop', name: 'Arrêt d’essai' }),
    feature(at(760), { kind: 'supermarket', name: 'Magasin d’essai' }),
    feature(at(1_300), { kind: 'bakery', name: 'Trop loin' }),
    feature(at(90), { kind: 'bench', name: 'Banc' }),
  ];
};

function archive(): string {
  const street = [
    [PUBLIC.lng - 0.01, PUBLIC.lat],
    [PUBLIC.lng + 0.01, PUBLIC.lat],
  ];
  const earth = [4.8, 50.4, 5.2, 50.4, 5.2, 50.7, 4.8, 50.7, 4.8, 50.4];
  const ring = Array.from({ length: 5 }, (_, index) => earth.slice(index * 2, index * 2 + 2));
  const bytes = archiveOfLayers({
    layers: {
      earth: collection([feature({ type: 'Polygon', coordinates: [ring] }, { kind: 'earth' })]),
      roads: collection([feature({ type: 'LineString', coordinates: street }, { kind: 'minor_road' })]),
      pois: collection([...around(PUBLIC), ...around(WITHHELD)]),
    },
    zooms: { least: 15, most: 15 },
    bounds: { west: 4.88, south: 50.47, east: 5.11, north: 50.61 },
    about: { name: 'Test', attribution: 'Test' },
  });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'facade-archive-')), 'near.pmtiles');
  writeFileSync(file, bytes);
  return file;
}

test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern
  ownSettings: async ({}, provide) =>
    provide({ MAP_TILES: `file:${archive()}`, MAP_TILES_ATTRIBUTION: 'Essai' }),
});

test('with an archive a home is shown in its street, with what is near; a withheld address has its town and nothing', async ({
  page,
  ownSite,
}) => {
  await open(page, `${ownSite.url}/nl/property/${PUBLIC.id}/`);
  await openMapOfPage(page);
  const near = page.getByRole('region', { name: 'In de buurt' });
  await expect(near).toContainText('Afstanden in vogelvlucht');
  expect(
    (await near.getByRole('definition').allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ')),
  ).toEqual(['Proefschool 400 m', 'Arrêt d’essai 150 m', 'Magasin d’essai 750 m']);
  // 90 pixels of the scale are fewer metres than that in a street.
  await expect(findMap(page).locator('.maplibregl-ctrl-scale')).toHaveText(/^\d+\s?m$/);

  await open(page, `${ownSite.url}/nl/property/${WITHHELD.id}/`);
  await page.mouse.wheel(0, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.locator('iframe')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(findMap(page).locator('canvas')).toBeVisible();
  await expect(findMap(page).locator('.maplibregl-ctrl-scale')).toHaveText(/km$/);
  await expect(page.getByRole('region', { name: 'In de buurt' })).toHaveCount(0);
});
