import type { PropertyKind } from '../../kinds.ts';
import type { Listing } from '../../listing.ts';
import type { Epithet } from '../../points/epithets.ts';

type Noun = readonly [name: string, article: 'de' | 'het'];

const NOUNS: Record<PropertyKind, Noun> = {
  house: ['huis', 'het'],
  terraced: ['rijwoning', 'de'],
  'village-house': ['dorpswoning', 'de'],
  villa: ['villa', 'de'],
  'architect-villa': ['architectenvilla', 'de'],
  bungalow: ['bungalow', 'de'],
  'single-storey': ['gelijkvloerse woning', 'de'],
  farmhouse: ['hoevewoning', 'de'],
  apartment: ['appartement', 'het'],
  'ground-floor': ['gelijkvloers appartement', 'het'],
  duplex: ['duplex', 'de'],
  penthouse: ['penthouse', 'het'],
  land: ['bouwgrond', 'de'],
  investment: ['opbrengsteigendom', 'het'],
  office: ['kantoorruimte', 'de'],
  warehouse: ['magazijn', 'het'],
  shop: ['handelsruimte', 'de'],
  garage: ['garagebox', 'de'],
};

/** What Dutch texts call the listing. */
export function dutchNoun({ kind, size, address, status }: Listing): Noun {
  if (kind === 'apartment' && size.bedrooms === 0) return ['studio', 'de'];
  if (kind === 'terraced' && address.town.setting === 'city') return ['stadswoning', 'de'];
  if (kind === 'ground-floor' && size.garden) return ['tuinappartement', 'het'];
  if (status === 'for-takeover') return ['handelszaak', 'de'];
  return NOUNS[kind];
}

/** With a noun with "het" after "een" or nothing; otherwise. */
const ADJECTIVES: Record<Epithet, readonly [string, string]> = {
  new: ['nieuw', 'nieuwe'],
  contemporary: ['hedendaags', 'hedendaagse'],
  renovated: ['gerenoveerd', 'gerenoveerde'],
  character: ['karaktervol', 'karaktervolle'],
  charming: ['charmant', 'charmante'],
  family: ['gezinsvriendelijk', 'gezinsvriendelijke'],
  spacious: ['ruim', 'ruime'],
  cosy: ['gezellig', 'gezellige'],
  elegant: ['elegant', 'elegante'],
  bright: ['lichtrijk', 'lichtrijke'],
  'well-kept': ['verzorgd', 'verzorgde'],
  peaceful: ['rustig gelegen', 'rustig gelegen'],
  beautiful: ['mooi', 'mooie'],
};

export function withEpithet([name, article]: Noun, epithet?: Epithet): string {
  if (!epithet) return name;
  const [plain, inflected] = ADJECTIVES[epithet];
  return `${article === 'het' ? plain : inflected} ${name}`;
}

/** "een huis", "dit huis", "het huis". */
export function articles([name, article]: Noun) {
  const het = article === 'het';
  return {
    een: `een ${name}`,
    dit: `${het ? 'dit' : 'deze'} ${name}`,
    het: `${article} ${name}`,
    /** Relative pronoun: "een huis dat", "een villa die". */
    dat: het ? 'dat' : 'die',
  };
}
