import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { articles, frenchNoun } from './french-noun.ts';
import { surface } from './french-grammar.ts';

/** TypeDescription in French: "Maison 3 chambres avec jardin", with the status as people word it (product T9). */
export function frenchHeadlines(listing: Listing): Ways {
  const plain = frenchPlainHeadline(listing);
  const { e } = articles(frenchNoun(listing));
  const wordings: Record<ListingStatus, string[]> = {
    sold: ['VENDU', `Vendu${e} – ${plain}`, `${plain} – vendu${e}`],
    rented: ['LOUÉ', `Loué${e} – ${plain}`, `${plain} – loué${e}`],
    'under-offer': [`Sous offre – ${plain}`, `${plain} (sous offre)`, `SOUS OFFRE : ${plain}`],
    'under-option': [`Sous option – ${plain}`, `${plain} – sous option`],
    reserved: [`Réservé${e} – ${plain}`, `${plain} – réservé${e}`],
    'visits-suspended': [
      'Visites suspendues',
      `Visites suspendues – ${plain}`,
      `${plain} – visites suspendues`,
    ],
    new: [`Nouveau à ${listing.goal === 0 ? 'vendre' : 'louer'} – ${plain}`, `NOUVEAU ${plain}`],
    'price-drop': [`Baisse de prix – ${plain}`, `${plain} – baisse de prix`],
    'for-takeover': [`À remettre – ${plain}`, `À remettre : ${plain}`],
  };
  return listing.status
    ? { group: `headline/${listing.status}`, options: wordings[listing.status] }
    : { group: 'headline', options: [plain] };
}

function frenchPlainHeadline(listing: Listing): string {
  const [noun] = frenchNoun(listing);
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const { family, size, status } = listing;
  if (family === 'land') return `${name} de ${surface(size.ground)}`;
  if (status === 'for-takeover') return `${name} de ${surface(size.living)}`;
  if (family === 'garage') return name;
  if (family === 'business' || family === 'investment') return `${name} de ${surface(size.living)}`;
  return [name, rooms(size.bedrooms ?? 0), extra(listing)].filter(Boolean).join(' ');
}

const rooms = (bedrooms: number) => (bedrooms === 0 ? '' : `${bedrooms} chambre${bedrooms > 1 ? 's' : ''}`);

function extra({ size, amenities, family }: Listing): string {
  if (amenities.pool) return 'avec piscine';
  if (size.garden && family === 'house') return size.garages > 0 ? 'avec jardin et garage' : 'avec jardin';
  if (size.terrace) return size.garages > 0 ? 'avec terrasse et garage' : 'avec terrasse';
  return size.garages > 0 ? 'avec garage' : '';
}
