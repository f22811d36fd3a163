const OWN = [
  ['© OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
  ['Natural Earth', 'https://www.naturalearthdata.com/'],
  ['GSHHG', 'https://www.soest.hawaii.edu/pwessel/gshhg/'],
] as const;

/** Names the sources of the map, of which nothing may cover: what the site draws, and what the operator says of tiles. */
export function mapSources(root: HTMLElement, ofTiles: string): void {
  const line = root.appendChild(document.createElement('p'));
  line.className = 'map-sources';
  OWN.forEach(([name, address], index) => {
    const link = document.createElement('a');
    Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: name });
    line.append(...(index > 0 ? [' · '] : []), link);
  });
  if (ofTiles) line.append(` · ${ofTiles}`);
}
