import type { PropertyKind } from '../../kinds.ts';
import type { Listing } from '../../listing.ts';
import type { Epithet } from '../../points/epithets.ts';

const NOUNS: Record<PropertyKind, string> = {
  house: 'house',
  terraced: 'terraced house',
  'village-house': 'village house',
  villa: 'villa',
  'architect-villa': 'architect-designed villa',
  bungalow: 'bungalow',
  'single-storey': 'single-storey house',
  farmhouse: 'farmhouse',
  apartment: 'apartment',
  'ground-floor': 'ground-floor flat',
  duplex: 'duplex',
  penthouse: 'penthouse',
  land: 'building plot',
  investment: 'investment building',
  office: 'office floor',
  warehouse: 'warehouse',
  shop: 'shop',
  garage: 'lock-up garage',
};

/** What English texts call the listing. */
export function englishNoun({ kind, size, address, status }: Listing): string {
  if (kind === 'apartment' && size.bedrooms === 0) return 'studio';
  if (kind === 'terraced' && address.town.setting === 'city') return 'town house';
  if (kind === 'ground-floor' && size.garden) return 'garden flat';
  if (status === 'for-takeover') return 'business';
  return NOUNS[kind];
}

const ADJECTIVES: Record<Epithet, string> = {
  new: 'new',
  contemporary: 'contemporary',
  renovated: 'renovated',
  character: 'characterful',
  charming: 'charming',
  family: 'family-friendly',
  spacious: 'spacious',
  cosy: 'cosy',
  elegant: 'elegant',
  bright: 'bright',
  'well-kept': 'well-kept',
  peaceful: 'peaceful',
  beautiful: 'beautiful',
};

export const withEpithet = (noun: string, epithet?: Epithet): string =>
  epithet ? `${ADJECTIVES[epithet]} ${noun}` : noun;
