import type { Text } from 'shared-kit/ui/text';
import type { MapTexts } from '../map-messages/messages.ts';

/** The texts of the map's frame, which has no translations of its own. */
export function mapTexts(text: Text): MapTexts {
  return {
    map: text('map.label'),
    zoomIn: text('map.zoomIn'),
    zoomOut: text('map.zoomOut'),
    several: text('map.several', { count: '{count}' }),
    noPrice: text('map.noPrice'),
    vat: {
      excluded: text('property.priceVat', { vat: 'excluded' }),
      included: text('property.priceVat', { vat: 'included' }),
    },
    closed: text('map.closed'),
    residential: text('map.residential'),
    office: text('map.office'),
    industrial: text('map.industrial'),
    land: text('map.land'),
    retail: text('map.retail'),
    end: text('map.end'),
    unsupported: text('map.unsupported'),
    drawing: {
      corners: text('map.draw.corners', { count: '{count}' }),
      few: text('map.draw.few'),
      crossing: text('map.draw.crossing'),
      many: text('map.draw.many'),
    },
    scrolling: {
      wheel: text('map.scroll.wheel', { key: '{key}' }),
      key: text('map.scroll.key'),
      finger: text('map.scroll.finger'),
    },
  };
}
