import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { listed, surface } from './german-grammar.ts';
import { germanNoun } from './german-noun.ts';

/** TypeDescription in German: "Haus mit 3 Schlafzimmern und Garten", with the status as people word it (product T9). */
export function germanHeadlines(listing: Listing): Ways {
  const plain = germanPlainHeadline(listing);
  const wordings: Record<ListingStatus, string[]> = {
    sold: ['VERKAUFT', `Verkauft – ${plain}`, `${plain} – verkauft`],
    rented: ['VERMIETET', `Vermietet – ${plain}`, `${plain} – vermietet`],
    'under-offer': [`Angebot liegt vor – ${plain}`, `${plain} (Angebot liegt vor)`, `ANGEBOT LIEGT VOR: ${plain}`],
    'under-option': [`Unter Option – ${plain}`, `${plain} – unter Option`],
    reserved: [`Reserviert – ${plain}`, `${plain} – reserviert`],
    'visits-suspended': ['Besichtigungen ausgesetzt', `Besichtigungen ausgesetzt – ${plain}`, `${plain} – Besichtigungen ausgesetzt`],
    new: [`Neu zu ${listing.goal === 0 ? 'verkaufen' : 'vermieten'} – ${plain}`, `Neu im Angebot – ${plain}`],
    'price-drop': [`Preissenkung – ${plain}`, `${plain} – Preissenkung`],
    'for-takeover': [`Zu übernehmen – ${plain}`, `Zu übernehmen: ${plain}`],
  }; // prettier-ignore
  return listing.status
    ? { group: `headline/${listing.status}`, options: wordings[listing.status] }
    : { group: 'headline', options: [plain] };
}

function germanPlainHeadline(listing: Listing): string {
  const [name] = germanNoun(listing);
  const { family, size } = listing;
  if (family === 'land') return `${name} von ${surface(size.ground)}`;
  if (family === 'garage') return name;
  if (family === 'business' || family === 'investment') return `${name} von ${surface(size.living)}`;
  const bedrooms = size.bedrooms ?? 0;
  const parts = [
    bedrooms > 0 ? `${bedrooms} Schlafzimmer${bedrooms > 1 ? 'n' : ''}` : '',
    outside(listing),
    size.garages > 0 ? 'Garage' : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${name} mit ${listed(parts)}` : name;
}

function outside({ size, amenities, family }: Listing): string {
  if (amenities.pool) return 'Pool';
  if (size.garden && family === 'house') return 'Garten';
  return size.terrace ? 'Terrasse' : '';
}
