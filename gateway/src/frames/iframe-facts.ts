import type { GatewaySite, IframeFacts } from 'composer/gateway';
import type { Site } from 'shared-kit/contracts/api/site';
import {
  frameThirdParty,
  THIRD_PARTY_ATTRIBUTE,
  TILES_ATTRIBUTE,
  TILES_ATTRIBUTION_ATTRIBUTE,
  TILES_TYPE_ATTRIBUTE,
  TILES_ZOOMS_ATTRIBUTE,
} from 'shared-kit/contracts/map-frames';
import { THIRD_PARTY_IDS } from 'shared-kit/domain/third-parties';
import type { MapTiles } from './map-tiles.ts';

interface Dependencies {
  tiles: MapTiles | undefined;
  /** What the agency has configured; no third party while the API is away. */
  site: () => Promise<Pick<Site, 'thirdParties'>>;
}

/**
 * Iframes of maps are told of the tiles that they may fetch. One that shows a third party is there while the agency has configured it, and is
 * told the agency's id there.
 */
export const iframeFacts =
  ({ tiles, site }: Dependencies): GatewaySite['iframe'] =>
  async (name) => {
    const thirdParty = frameThirdParty(name);
    if (!thirdParty) return tiles ? factsOfTiles(tiles) : NO_FACTS;
    const id: unknown = (await site()).thirdParties?.[thirdParty];
    if (typeof id !== 'string' || !THIRD_PARTY_IDS[thirdParty].pattern.test(id)) return undefined;
    return { attributes: { [THIRD_PARTY_ATTRIBUTE]: id }, thirdParty };
  };

const NO_FACTS: IframeFacts = { attributes: {} };

const factsOfTiles = ({ url, attribution, archive, origin }: MapTiles): IframeFacts => ({
  attributes: {
    [TILES_ATTRIBUTE]: url,
    [TILES_ATTRIBUTION_ATTRIBUTE]: attribution,
    ...(archive && { [TILES_ZOOMS_ATTRIBUTE]: `${archive.leastZoom}-${archive.mostZoom}` }),
    ...(archive?.type === 'vector' && { [TILES_TYPE_ATTRIBUTE]: 'vector' }),
  },
  connections: origin === undefined ? [] : [origin],
});
