import type { PropertyKind } from '../../kinds.ts';
import type { Listing } from '../../listing.ts';
import type { Epithet } from '../../points/epithets.ts';

type Noun = readonly [name: string, gender: 'm' | 'f' | 'n'];

const NOUNS: Record<PropertyKind, Noun> = {
  house: ['Haus', 'n'],
  terraced: ['Reihenhaus', 'n'],
  'village-house': ['Dorfhaus', 'n'],
  villa: ['Villa', 'f'],
  'architect-villa': ['Architektenvilla', 'f'],
  bungalow: ['Bungalow', 'm'],
  'single-storey': ['Haus auf einer Ebene', 'n'],
  farmhouse: ['Bauernhaus', 'n'],
  apartment: ['Wohnung', 'f'],
  'ground-floor': ['Erdgeschosswohnung', 'f'],
  duplex: ['Maisonette', 'f'],
  penthouse: ['Penthouse', 'n'],
  land: ['Baugrundstück', 'n'],
  investment: ['Renditeobjekt', 'n'],
  office: ['Bürofläche', 'f'],
  warehouse: ['Lagerhalle', 'f'],
  shop: ['Geschäftslokal', 'n'],
  garage: ['Einzelgarage', 'f'],
};

/** What German texts call the listing. */
export function germanNoun({ kind, size, address, status }: Listing): Noun {
  if (kind === 'apartment' && size.bedrooms === 0) return ['Studio', 'n'];
  if (kind === 'terraced' && address.town.setting === 'city') return ['Stadthaus', 'n'];
  if (kind === 'ground-floor' && size.garden) return ['Gartenwohnung', 'f'];
  if (status === 'for-takeover') return ['Geschäft', 'n'];
  return NOUNS[kind];
}

/** Stems: the ending of the nominative follows the gender. */
const ADJECTIVES: Record<Epithet, string> = {
  new: 'neu',
  contemporary: 'modern',
  renovated: 'renoviert',
  character: 'charaktervoll',
  charming: 'charmant',
  family: 'familienfreundlich',
  spacious: 'geräumig',
  cosy: 'gemütlich',
  elegant: 'elegant',
  bright: 'hell',
  'well-kept': 'gepflegt',
  peaceful: 'ruhig gelegen',
  beautiful: 'schön',
};

const ENDINGS = { m: 'er', f: 'e', n: 'es' } as const;

export const withEpithet = ([name, gender]: Noun, epithet?: Epithet): string =>
  epithet ? `${ADJECTIVES[epithet]}${ENDINGS[gender]} ${name}` : name;

/** Articles in the cases that the texts need. */
export function articles([name, gender]: Noun) {
  const pick = (m: string, f: string, n: string) => `${{ m, f, n }[gender]} ${name}`;
  return {
    ein: pick('ein', 'eine', 'ein'),
    einen: pick('einen', 'eine', 'ein'),
    dieses: pick('dieser', 'diese', 'dieses'),
    diesen: pick('diesen', 'diese', 'dieses'),
    diesem: pick('diesem', 'dieser', 'diesem'),
    das: pick('der', 'die', 'das'),
  };
}
