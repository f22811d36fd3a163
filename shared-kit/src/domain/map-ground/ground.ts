import ground from './ground.json' with { type: 'json' };

/** Shapes of GeoJSON: longitude and latitude. */
interface Areas {
  type: 'MultiPolygon';
  coordinates: number[][][][];
}
interface Lines {
  type: 'MultiLineString';
  coordinates: number[][][];
}

/** What maps draw below names and pins: land, the countries of the agency's homes, borders and rivers, true to some 500 m. */
export const GROUND = ground as {
  land: Areas;
  country: Areas;
  borders: Lines;
  rivers: Lines;
};
