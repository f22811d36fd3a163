import type { PropertyDetail } from 'shared-kit/contracts/api/property';

/**
 * Directions to the property: opens the map application of a phone that has it, else its page. By the address as it is published, never
 * by coordinates: without a street that is the town (product L10). The browser asks nothing of it before the visitor follows the link.
 */
export function directionsTo({
  street,
  houseNumber,
  zip,
  city,
  countryName,
}: PropertyDetail['address']): string {
  const door = [street, street && houseNumber].filter(Boolean).join(' ');
  const place = [zip, city].filter(Boolean).join(' ');
  const destination = [door, place, countryName].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
