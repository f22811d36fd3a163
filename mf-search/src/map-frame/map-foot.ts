import { SOURCES } from 'shared-kit/domain/map-type';

/** What stands at the foot of the map, side by side: nothing covers it. */
export interface MapFoot {
  element: HTMLElement;
  /** Says where the map goes no closer. */
  end: HTMLElement;
}

/** The foot of the map, which names its sources: what the site draws, and what the operator says of tiles. */
export function mapFoot(root: HTMLElement, ofTiles: string): MapFoot {
  const element = root.appendChild(document.createElement('div'));
  element.className = 'map-foot';
  const end = element.appendChild(document.createElement('p'));
  end.className = 'map-end';
  end.setAttribute('role', 'status');
  const sources = element.appendChild(document.createElement('p'));
  sources.className = 'map-sources';
  SOURCES.forEach(([name, address], index) => {
    const link = document.createElement('a');
    Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: name });
    sources.append(...(index > 0 ? [' · '] : []), link);
  });
  if (ofTiles) sources.append(` · ${ofTiles}`);
  return { element, end };
}
