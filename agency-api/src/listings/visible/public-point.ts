import { townCentre, type Point } from '../../places/town-centre.ts';
import type { PropertyFacts } from './fact-keys.ts';
import type { Withheld } from './withheld.ts';

type PlaceRecord = Pick<PropertyFacts, 'City' | 'Zip' | 'CountryID' | 'Latitude' | 'Longitude'>;

/** Location of a property on maps: its own, or the centre of its town if its address is withheld. */
export function publicPoint(
  inOrder: readonly PlaceRecord[],
  { address }: Pick<Withheld, 'address'>,
): Point | undefined {
  return address ? centreOf(inOrder) : ownPoint(inOrder);
}

function ownPoint(inOrder: readonly PlaceRecord[]): Point | undefined {
  for (const { Latitude, Longitude } of inOrder) {
    if (typeof Latitude === 'number' && typeof Longitude === 'number')
      return { latitude: Latitude, longitude: Longitude };
  }
  return undefined;
}

function centreOf(inOrder: readonly PlaceRecord[]): Point | undefined {
  const zip = inOrder.find(({ Zip }) => Zip?.trim())?.Zip;
  const countryId = inOrder.find(({ CountryID }) => typeof CountryID === 'number')?.CountryID;
  return zip ? townCentre({ names: inOrder.flatMap(({ City }) => City ?? []), zip, countryId }) : undefined;
}
