import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { capital, listed, surface } from './english-grammar.ts';
import { englishNoun } from './english-noun.ts';

/** TypeDescription in English: "3-bedroom house with garden", with the status as people word it (product T9). */
export function englishHeadlines(listing: Listing): Ways {
  const plain = englishPlainHeadline(listing);
  const wordings: Record<ListingStatus, string[]> = {
    sold: ['SOLD', `Sold – ${plain}`, `${plain} – sold`],
    rented: ['RENTED', `Rented – ${plain}`, `${plain} – rented`],
    'under-offer': [`Under offer – ${plain}`, `${plain} (under offer)`, `UNDER OFFER: ${plain}`],
    'under-option': [`Under option – ${plain}`, `${plain} – under option`],
    reserved: [`Reserved – ${plain}`, `${plain} – reserved`],
    'visits-suspended': [
      'Viewings suspended',
      `Viewings suspended – ${plain}`,
      `${plain} – viewings suspended`,
    ],
    new: [`New ${listing.goal === 0 ? 'for sale' : 'to let'} – ${plain}`, `New on the market – ${plain}`],
    'price-drop': [`Price reduced – ${plain}`, `${plain} – price reduced`],
    'for-takeover': [`For takeover – ${plain}`, `For takeover: ${plain}`],
  };
  return listing.status
    ? { group: `headline/${listing.status}`, options: wordings[listing.status] }
    : { group: 'headline', options: [plain] };
}

function englishPlainHeadline(listing: Listing): string {
  const name = englishNoun(listing);
  const { family, size } = listing;
  if (family === 'land') return `${capital(name)} of ${surface(size.ground)}`;
  if (family === 'garage') return capital(name);
  if (family === 'business' || family === 'investment') return `${capital(name)} of ${surface(size.living)}`;
  const bedrooms = size.bedrooms ?? 0;
  const sized = bedrooms > 0 ? `${bedrooms}-bedroom ${name}` : capital(name);
  const extras = [outside(listing), size.garages > 0 ? 'garage' : ''].filter(Boolean);
  return extras.length > 0 ? `${sized} with ${listed(extras)}` : sized;
}

function outside({ size, amenities, family }: Listing): string {
  if (amenities.pool) return 'pool';
  if (size.garden && family === 'house') return 'garden';
  return size.terrace ? 'terrace' : '';
}
