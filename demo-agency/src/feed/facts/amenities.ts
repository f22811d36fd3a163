import { toFamily, type PropertyKind } from '../kinds.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import type { Building } from './building.ts';
import type { Equipment } from './equipment.ts';
import type { Size } from './size.ts';

/** The yes/no facts of a listing (product P7); null means unknown. */
export interface Amenities {
  gas: boolean | null;
  water: boolean;
  electricity: boolean;
  drain: boolean;
  lift: boolean | null;
  cellar: boolean | null;
  terrace: boolean | null;
  garden: boolean | null;
  attic: boolean | null;
  furnished: boolean | null;
  /** Not a key of the feed: used in texts only. */
  pool: boolean;
  solarPanels: boolean;
}

interface AmenitiesRequest {
  kind: PropertyKind;
  size: Size;
  building: Building;
  equipment: Equipment;
  performance: number | null;
  forRent: boolean;
  /** The project promises a cellar to every unit. */
  withCellar: boolean;
  random: Random;
}

export function createAmenities(request: AmenitiesRequest): Amenities {
  const { kind, size, building, equipment, performance, forRent, withCellar, random } = request;
  const family = toFamily(kind);
  const house = family === 'house';
  const gasHeating = equipment.heating === 'gas' || equipment.heating === 'gas-condensing';
  const large = ['villa', 'architect-villa', 'farmhouse'].includes(kind);
  return {
    gas: gasHeating ? true : family === 'land' ? random.chance(0.5) : random.chance(0.3),
    water: true,
    electricity: true,
    drain: family === 'land' ? random.chance(0.85) : true,
    lift: family === 'flat' ? size.floors >= 4 || building.constructionYear >= 2010 : null,
    cellar: ['land', 'garage'].includes(family)
      ? null
      : random.chance(house || family === 'flat' ? 0.6 : 0.3) || withCellar,
    terrace: house || family === 'flat' ? size.terrace !== null : null,
    garden: house || family === 'flat' ? size.garden !== null : null,
    attic: house ? size.floors > 1 && building.constructionYear < 2000 && random.chance(0.65) : null,
    furnished: forRent && family === 'flat' ? random.chance(0.16) : forRent && house ? false : null,
    pool: large && (size.ground ?? 0) > 1300 && random.chance(0.3),
    solarPanels: house && (performance ?? 999) < 150 && random.chance(0.7),
  };
}
