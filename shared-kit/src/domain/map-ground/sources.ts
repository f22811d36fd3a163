/** Whose data the ground of maps and the names of its places are, with licences that want to be named, and where each is told of. */
export const SOURCES = [
  ['© OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
  ['Natural Earth', 'https://www.naturalearthdata.com/'],
  ['GSHHG', 'https://www.soest.hawaii.edu/pwessel/gshhg/'],
  ['GeoNames (CC BY 4.0)', 'https://www.geonames.org/'],
] as const;

/** The same in one line, for pictures. */
export const SOURCES_LINE = SOURCES.map(([name]) => name).join(' · ');
