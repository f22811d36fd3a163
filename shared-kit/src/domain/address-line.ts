/** Address of a property or project; street, number and box are null where they are not published. */
interface Address {
  street: string | null;
  houseNumber: string | null;
  boxNumber: string | null;
  zip: string;
  city: string;
  countryId: number | null;
  countryName: string;
}

/** Country of the site (product P11): left out of addresses. */
const BELGIUM = 10;

/** Street, number and box if published, then zip, city and a foreign country. */
export function addressLine(
  { street, houseNumber, boxNumber, zip, city, countryId, countryName }: Address,
  writeBox: (box: string) => string,
): string {
  const door = street && [street, houseNumber, boxNumber && writeBox(boxNumber)].filter(Boolean).join(' ');
  const place = [zip, city].filter(Boolean).join(' ');
  return [door, place, countryId !== BELGIUM && countryName].filter(Boolean).join(', ');
}
