import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature, FeatureCollection } from 'geojson';
import { GROUND } from 'shared-kit/domain/map-ground/ground';
import { townFeatures } from 'shared-kit/domain/map-ground/town-features';
import { EDGE } from 'shared-kit/domain/map-ground/viewport';
import { ROOT } from '../root.ts';
import { archiveOfLayers } from './archive-of-layers.ts';

/*
 * Writes what the site draws without an archive as one, in the schema of Protomaps, so that the demo takes the way of an agency that has cut a
 * map of its own. Sources and licences: `shared-kit/src/domain/map-ground/README.md`.
 */

/** A tile of zoom 8 has a step of 24 metres, finer than the data. */
const ZOOMS = { least: 4, most: 8 };

const createLayer = (
  geometry: Feature['geometry'],
  properties: Record<string, unknown>,
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties, geometry }],
});

const layers: Record<string, FeatureCollection> = {
  earth: createLayer(GROUND.land, { kind: 'earth' }),
  water: createLayer(GROUND.rivers, { kind: 'river' }),
  boundaries: createLayer(GROUND.borders, { kind: 'country', kind_detail: 2 }),
  places: townFeatures(),
};

const attribution =
  '© OpenStreetMap contributors (ODbL), Natural Earth (public domain), GSHHG (LGPL-3.0-or-later), GeoNames (CC BY 4.0)';
export const archive = archiveOfLayers({
  layers,
  zooms: ZOOMS,
  bounds: EDGE,
  about: { name: 'Belgium, coarse', attribution },
});
if (import.meta.main) writeFileSync(path.join(ROOT, 'demo-agency/map/belgium.pmtiles'), archive);
