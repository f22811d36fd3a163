import type { OwnerRecord } from 'shared-kit/contracts/feed/list-records';
import type { Listing } from '../listing.ts';
import { DEMO_OWNERS } from '../people/owners.ts';

/** Owners with the listings that they sell or let; the same in every language's feed. */
export function ownerRecords(listings: readonly Listing[]): OwnerRecord[] {
  return DEMO_OWNERS.map((owner) => ({
    Email: owner.email,
    FirstName: owner.firstName,
    LastName: owner.lastName,
    language: owner.language,
    Properties: listings.filter((listing) => listing.owner === owner).map(({ id }) => id),
  }));
}
