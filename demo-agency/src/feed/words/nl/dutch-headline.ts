import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { capital, surface } from './dutch-grammar.ts';
import { dutchNoun } from './dutch-noun.ts';

/** TypeDescription in Dutch: "Huis met 3 slaapkamers en tuin", with the status as people word it (product T9). */
export function dutchHeadlines(listing: Listing): Ways {
  const plain = dutchPlainHeadline(listing);
  const wordings: Record<ListingStatus, string[]> = {
    sold: ['VERKOCHT', `Verkocht – ${plain}`, `${plain} – verkocht`],
    rented: ['VERHUURD', `Verhuurd – ${plain}`, `${plain} – verhuurd`],
    'under-offer': [`Onder bod: ${plain}`, `${plain} (onder bod)`, `ONDER BOD – ${plain}`],
    'under-option': [`In optie – ${plain}`, `${plain} – in optie`],
    reserved: [`Gereserveerd – ${plain}`, `${plain} – gereserveerd`],
    'visits-suspended': [
      'Bezoeken opgeschort',
      `Bezoeken opgeschort – ${plain}`,
      `${plain} – bezoeken opgeschort`,
    ],
    new: [`Nieuw te ${listing.goal === 0 ? 'koop' : 'huur'} – ${plain}`, `NIEUW ${plain}`],
    'price-drop': [`Prijsverlaging – ${plain}`, `${plain} – prijsverlaging`],
    'for-takeover': [`Over te nemen – ${plain}`, `Over te nemen: ${plain}`],
  };
  return listing.status
    ? { group: `headline/${listing.status}`, options: wordings[listing.status] }
    : { group: 'headline', options: [plain] };
}

function dutchPlainHeadline(listing: Listing): string {
  const name = capital(dutchNoun(listing)[0]);
  const { family, size } = listing;
  if (family === 'land') return `${name} van ${surface(size.ground)}`;
  if (family === 'garage') return name;
  if (family === 'business' || family === 'investment') return `${name} van ${surface(size.living)}`;
  const bedrooms = size.bedrooms ?? 0;
  const parts = [
    bedrooms > 0 ? `${bedrooms} slaapkamer${bedrooms > 1 ? 's' : ''}` : '',
    outside(listing),
    size.garages > 0 ? 'garage' : '',
  ].filter(Boolean);
  const last = parts.pop();
  return last ? `${name} met ${parts.length > 0 ? `${parts.join(', ')} en ` : ''}${last}` : name;
}

function outside({ size, amenities, family }: Listing): string {
  if (amenities.pool) return 'zwembad';
  if (size.garden && family === 'house') return 'tuin';
  return size.terrace ? 'terras' : '';
}
