import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { townCentre, type Point } from '../../places/town-centre.ts';
import type { PropertyFacts } from './fact-keys.ts';
import type { Withheld } from './withheld.ts';

type PlaceRecord = TownRecord & Pick<PropertyFacts, 'CountryID' | 'Latitude' | 'Longitude'>;

interface PublicPoint extends Point {
  /** The property's own, not the centre of its town. */
  isExact: boolean;
}

/**
 * The public place of a property (product L10): its own, or the centre of its town if its address is withheld, or no record has both
 * coordinates. Searches, maps and pages use no other.
 */
export function publicPoint(
  inOrder: readonly PlaceRecord[],
  { address }: Pick<Withheld, 'address'>,
): PublicPoint | undefined {
  const own = address ? undefined : ownPoint(inOrder);
  if (own) return { ...own, isExact: true };
  const centre = findCentre(inOrder);
  return centre && { ...centre, isExact: false };
}

function ownPoint(inOrder: readonly PlaceRecord[]): Point | undefined {
  return inOrder.map(findCoordinates).find((point) => point !== undefined);
}

function findCentre(inOrder: readonly PlaceRecord[]): Point | undefined {
  const zip = townOfRecords(inOrder)?.zip;
  if (!zip) return undefined;
  const names = inOrder.filter(({ Zip }) => Zip?.trim() === zip).flatMap(({ City }) => City?.trim() || []);
  const countryId = inOrder.find(({ CountryID }) => typeof CountryID === 'number')?.CountryID;
  return townCentre({ names, zip, countryId });
}

/** What a record says of the town. */
interface TownRecord {
  City?: string | null | undefined;
  Zip?: string | null | undefined;
}

/** A name and a postal code of one record; either may be empty. */
interface Town {
  city: string;
  zip: string;
}

/**
 * The town of a property: that of the first record with name and postal code, else of the first with either. Records of two languages
 * may mean two towns, so that the name of one with the code of the other would be a third. Undefined where nothing is known.
 */
export function townOfRecords(inOrder: readonly TownRecord[]): Town | undefined {
  const towns = inOrder.map(({ City, Zip }) => ({ city: City?.trim() ?? '', zip: Zip?.trim() ?? '' }));
  return towns.find(({ city, zip }) => city && zip) ?? towns.find(({ city, zip }) => city || zip);
}

/** The name that a record has for the town in its language: its own if it means the same one, by its postal code. */
export function townIn({ City, Zip }: TownRecord, town: Town): { City: string; Zip: string } {
  const isSame = (Zip?.trim() ?? '') === town.zip && Boolean(City?.trim());
  return { City: isSame ? City! : town.city, Zip: town.zip };
}

/** Web maps end there. */
const LAST_LATITUDE = 85;
const LAST_LONGITUDE = 180;

/** Degrees, WGS 84. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The coordinates of one record: half of them is nothing, and never completed from another record. */
function findCoordinates({
  Latitude,
  Longitude,
}: Pick<PropertyDetailRecord, 'Latitude' | 'Longitude'>): Coordinates | undefined {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return undefined;
  const isOnMaps = Math.abs(Latitude) <= LAST_LATITUDE && Math.abs(Longitude) <= LAST_LONGITUDE;
  return isOnMaps ? { latitude: Latitude, longitude: Longitude } : undefined;
}
