import type { Listing } from '../../listing.ts';
import type { PropertyKind } from '../../kinds.ts';
import type { Epithet } from '../../points/epithets.ts';

type Gender = 'm' | 'f';
type Noun = readonly [name: string, gender: Gender];

const NOUNS: Record<PropertyKind, Noun> = {
  house: ['maison', 'f'],
  terraced: ['maison mitoyenne', 'f'],
  'village-house': ['maison villageoise', 'f'],
  villa: ['villa', 'f'],
  'architect-villa': ["villa d'architecte", 'f'],
  bungalow: ['bungalow', 'm'],
  'single-storey': ['maison de plain-pied', 'f'],
  farmhouse: ['fermette', 'f'],
  apartment: ['appartement', 'm'],
  'ground-floor': ['rez-de-chaussée', 'm'],
  duplex: ['duplex', 'm'],
  penthouse: ['penthouse', 'm'],
  land: ['terrain à bâtir', 'm'],
  investment: ['immeuble de rapport', 'm'],
  office: ['plateau de bureaux', 'm'],
  warehouse: ['entrepôt', 'm'],
  shop: ['rez commercial', 'm'],
  garage: ['garage fermé', 'm'],
};

const STUDIO: Noun = ['studio', 'm'];

/** What French texts call the listing. */
export function frenchNoun({ kind, size, address, status }: Listing): Noun {
  if (kind === 'apartment' && size.bedrooms === 0) return STUDIO;
  if (kind === 'terraced' && address.town.setting === 'city') return ['maison de ville', 'f'];
  if (kind === 'ground-floor' && size.garden) return ['rez-de-jardin', 'm'];
  if (status === 'for-takeover') return ['commerce', 'm'];
  return NOUNS[kind];
}

/** Before the noun or after it; masculine, feminine. */
const ADJECTIVES: Record<Epithet, readonly ['before' | 'after', string, string]> = {
  new: ['after', 'neuf', 'neuve'],
  contemporary: ['after', 'contemporain', 'contemporaine'],
  renovated: ['after', 'rénové', 'rénovée'],
  character: ['after', 'de caractère', 'de caractère'],
  charming: ['before', 'charmant', 'charmante'],
  family: ['after', 'familial', 'familiale'],
  spacious: ['before', 'spacieux', 'spacieuse'],
  cosy: ['after', 'cosy', 'cosy'],
  elegant: ['before', 'élégant', 'élégante'],
  bright: ['after', 'lumineux', 'lumineuse'],
  'well-kept': ['after', 'soigné', 'soignée'],
  peaceful: ['after', 'paisible', 'paisible'],
  beautiful: ['before', 'beau', 'belle'],
};

export function withEpithet([name, gender]: Noun, epithet?: Epithet): string {
  if (!epithet) return name;
  const [place, masculine, feminine] = ADJECTIVES[epithet];
  const adjective = gender === 'm' ? masculine : feminine;
  return place === 'before' ? `${adjective} ${name}` : `${name} ${adjective}`;
}

/** "une maison", "cet appartement", "la villa" … of a noun. */
export function articles([name, gender]: Noun) {
  const vowel = /^[aeiouéèê]/.test(name);
  const feminine = gender === 'f';
  return {
    un: `${feminine ? 'une' : 'un'} ${name}`,
    ce: `${feminine ? 'cette' : vowel ? 'cet' : 'ce'} ${name}`,
    le: vowel ? `l'${name}` : `${feminine ? 'la' : 'le'} ${name}`,
    /** Ending of participles that go with it: "rénové", "rénovée". */
    e: feminine ? 'e' : '',
  };
}
