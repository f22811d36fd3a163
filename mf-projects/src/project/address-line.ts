import type { ProjectDetail } from 'shared-kit/contracts/api/project';

/** Country of the site (spec 3): not worth naming in an address. */
const BELGIUM = 10;

/** Street, number and box as far as they are published, then zip, city and a foreign country. */
export function addressLine(
  { street, houseNumber, boxNumber, zip, city, countryId, countryName }: ProjectDetail['address'],
  writeBox: (box: string) => string,
): string {
  const door = street && [street, houseNumber, boxNumber && writeBox(boxNumber)].filter(Boolean).join(' ');
  const place = [zip, city].filter(Boolean).join(' ');
  return [door, place, countryId !== BELGIUM && countryName].filter(Boolean).join(', ');
}
