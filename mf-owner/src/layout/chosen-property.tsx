import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import { listingName } from 'shared-kit/domain/listing-name';

/** The property that the address chooses, as the API takes it; undefined for all of them. */
export function chosenProperty(url: URL): number | undefined {
  const chosen = url.searchParams.get('property');
  // Whatever is no number at all, the API refuses.
  return chosen ? Number(chosen) : undefined;
}

/** A property in words. */
export const propertyName = ({ listing }: OwnerProperty): string => listingName(listing);

/** The same where the page can say in which language it is. */
export const PropertyName = ({ property }: { property: OwnerProperty }) => (
  <span lang={property.listing.titleLanguage}>{propertyName(property)}</span>
);
