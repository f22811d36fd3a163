import type { Listing } from '../listing.ts';
import type { PointKey } from './point.ts';

/** Epithets of listings; `repeats` are points of the same meaning, so that no title repeats it. */
const EPITHETS = {
  new: { repeats: ['new-build'], fits: (it) => it.unit !== null || it.building.constructionYear >= 2024 },
  contemporary: { repeats: ['period', 'fireplace'], fits: (it) => built(it) && it.building.constructionYear >= 2005 },
  renovated: { repeats: ['renovated', 'new-build'], fits: (it) => built(it) && (it.building.renovationYear ?? 0) >= 2012 && !dated(it) },
  character: { repeats: ['period'], fits: (it) => isHouseOrFlat(it) && it.building.constructionYear < 1936 },
  charming: { repeats: [], fits: (it) => ['village-house', 'farmhouse', 'bungalow'].includes(it.kind) },
  family: { repeats: ['large-family'], fits: (it) => it.family === 'house' && (it.size.bedrooms ?? 0) >= 4 },
  spacious: { repeats: ['large-family', 'volume'], fits: (it) => (it.size.living ?? 0) >= SPACIOUS[it.family] },
  cosy: { repeats: [], fits: (it) => it.family === 'flat' && (it.size.living ?? 0) < 66 && !dated(it) },
  elegant: { repeats: [], fits: (it) => ['penthouse', 'architect-villa', 'villa'].includes(it.kind) && !dated(it) },
  bright: { repeats: ['bright'], fits: (it) => (isHouseOrFlat(it) || it.kind === 'office') && !dated(it) },
  'well-kept': { repeats: ['renovated', 'new-build', 'to-renovate'], fits: (it) => built(it) && !dated(it) && it.building.constructionYear < 2005 },
  peaceful: { repeats: ['quiet', 'countryside', 'motorway'], fits: (it) => isHouseOrFlat(it) && it.address.town.setting === 'village' },
  beautiful: { repeats: [], fits: (it) => it.family === 'land' },
} satisfies Record<string, { repeats: PointKey[]; fits: (listing: Listing) => boolean }>; // prettier-ignore

const SPACIOUS = { house: 190, flat: 104, investment: 340, business: 220, land: Infinity, garage: Infinity };

export type Epithet = keyof typeof EPITHETS;

/** Epithets that fit the listing and differ in meaning from the point. */
export function epithetsFor(listing: Listing, point?: PointKey): Epithet[] {
  return (Object.keys(EPITHETS) as Epithet[]).filter((key) => {
    const { fits, repeats } = EPITHETS[key];
    return fits(listing) && !(point && (repeats as PointKey[]).includes(point));
  });
}

function dated({ building }: Listing): boolean {
  return building.interior === 'to-renovate' || building.interior === 'to-refresh';
}

const built = ({ family }: Listing) => family !== 'land' && family !== 'garage';

function isHouseOrFlat({ family }: Listing): boolean {
  return family === 'house' || family === 'flat';
}
