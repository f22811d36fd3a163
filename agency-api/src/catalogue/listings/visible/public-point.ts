import { townCentre, type Point } from '../../places/town-centre.ts';
import { findCoordinates } from '../../records/coordinates.ts';
import type { PropertyFacts } from './fact-keys.ts';
import { townOfRecords, type TownRecord } from './town-of-records.ts';
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
