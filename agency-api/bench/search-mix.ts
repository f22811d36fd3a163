import type { ListingSearch } from 'shared-kit/contracts/api/listing';
import { listingSearchSchema } from 'shared-kit/contracts/api/listing';
import { AREAS } from 'shared-kit/domain/region';
import { ENERGY_GROUPS, FEATURES } from 'shared-kit/domain/search-criteria';
import { RADII, SORTS } from 'shared-kit/domain/listing-query';
import { cityKey } from 'shared-kit/domain/towns';
import { randomFor, type Random } from 'shared-kit/domain/seeded-random';
import { GENERATED_TOWNS } from './generated-towns.ts';

/** Shares of kinds of search; each kind adds to goal, language, sort and page. */
const KINDS: readonly (readonly [(random: Random) => Record<string, unknown>, number])[] = [
  [() => ({}), 20],
  [(random) => ({ city: [someCity(random)] }), 20],
  [(random) => ({ city: Array.from({ length: random.int(2, 5) }, () => someCity(random)) }), 10],
  [(random) => ({ type: [random.pick([1, 2, 4, 10])] }), 15],
  [(random) => ({ type: [random.pick([1, 2])], bedrooms: random.int(1, 5), ...somePrice(random) }), 15],
  [(random) => ({ city: [someCity(random)], ...somePrice(random) }), 10],
  [(random) => ({ search: random.pick(GENERATED_TOWNS).name.slice(0, random.int(4, 20)) }), 5],
  [(random) => ({ search: String(random.int(100_000, 199_999)).slice(0, random.int(4, 6)) }), 5],
];

/** Searches by what the panel of further filters offers, alone and together. */
const FURTHER: readonly (readonly [(random: Random) => Record<string, unknown>, number])[] = [
  [(random) => ({ energy: random.shuffle(ENERGY_GROUPS).slice(0, random.int(1, 3)) }), 20],
  [(random) => ({ with: random.shuffle(FEATURES).slice(0, random.int(1, 3)) }), 20],
  [(random) => ({ area: [random.pick(AREAS)] }), 20],
  [(random) => ({ city: [someCity(random)], radius: random.pick(RADII) }), 10],
  [(random) => ({ livingMin: random.int(5, 20) * 10, ...somePrice(random) }), 15],
  [() => ({ plotMin: 500, with: ['garden'], type: [1], bedrooms: 3, sold: 'show' }), 10],
  [() => ({ available: '2027-03-01', sold: 'show' }), 5],
];

/** Searches that have most to look at: texts that mean much, the last page, a hundred towns, a drawn area. */
const WORST: readonly (readonly [(random: Random) => Record<string, unknown>, number])[] = [
  [
    (random) => ({ search: random.pick(['rue', 'maison', 'appartement', '1', 'avenue de', 'saint maison']) }),
    1,
  ],
  [(random) => ({ page: 100_000, with: random.chance(0.5) ? ['garden'] : [] }), 1],
  [(random) => ({ city: Array.from({ length: 100 }, () => someCity(random)) }), 1],
  [(random) => ({ polygon: somePolygon(random) }), 1],
];

/** Typed texts: features, sums, kinds and places in one line, and words of descriptions, of which many homes have some. */
const TEXTS: readonly (readonly [(random: Random) => Record<string, unknown>, number])[] = [
  [(random) => ({ search: `${someKind(random)} ${random.pick(GENERATED_TOWNS).name}` }), 20],
  [
    (random) => ({
      search: `${someKind(random)} ${random.int(1, 4)} chambres jardin max ${random.int(10, 60)}0000`,
    }),
    20,
  ],
  [
    (random) => ({ search: random.pick(['ascenseur', 'tuin', 'Garten', 'meublé', 'garage', 'new build']) }),
    15,
  ],
  [(random) => ({ search: `${random.pick(TEXT_WORDS)} ${random.pick(GENERATED_TOWNS).name}` }), 20],
  [(random) => ({ search: random.shuffle(TEXT_WORDS).slice(0, random.int(1, 3)).join(' ') }), 15],
  [(random) => ({ search: random.pick(GENERATED_TOWNS).name.replace(/[aeiou]/, '') }), 10],
];
const TEXT_WORDS = [
  ...[
    'calme',
    'lumineux',
    'piscine',
    'cheminée',
    'gare',
    'écoles',
    'cuisine équipée',
    'rénové',
    'parking',
    'cave',
  ],
  ...[
    'vue',
    'parquet',
    'rustig',
    'quiet',
    'Kamin',
    'transports',
    'familiale',
    'verdure',
    'chauffage',
    'spacieux',
  ],
];
const someKind = (random: Random): string =>
  random.pick(['maison', 'huis', 'appartement', 'villa', 'Wohnung', 'terrain']);

/** Realistic searches, the same in every run. Most request the first pages in the default order. */
export const searchMix = (count: number): ListingSearch[] => searches('search', count, KINDS);
export const furtherMix = (count: number): ListingSearch[] => searches('further', count, FURTHER);
export const textMix = (count: number): ListingSearch[] => searches('texts', count, TEXTS);
export const worstMix = (count: number): ListingSearch[] => searches('worst', count, WORST);

/** What visitors type into the field with suggestions, letter by letter. */
export function typedTexts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor('typed', index);
    const town = random.pick(GENERATED_TOWNS).name;
    const whole = random.pick([
      town,
      `villa ${town}`,
      `rue de la gare`,
      town.replace(/[aeiou]/, ''),
      '1' + index,
    ]);
    return whole.slice(0, random.int(2, whole.length));
  });
}

function searches(name: string, count: number, kinds: typeof KINDS): ListingSearch[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(name, index);
    const goal = random.chance(0.6) ? 0 : 1;
    return listingSearchSchema.parse({
      lang: random.pick(['fr', 'nl', 'en', 'de']),
      goal,
      sort: random.chance(0.5) ? 'newest' : random.pick(SORTS),
      page: random.chance(0.6) ? 1 : random.int(2, 20),
      ...random.weighted(kinds)(random),
    });
  });
}

function someCity(random: Random): string {
  const { name, zip } = random.pick(GENERATED_TOWNS);
  return cityKey(name, zip);
}

/** A star of twelve corners around a point of the country. */
function somePolygon(random: Random): string {
  const [lat, lng] = [random.between(50, 51), random.between(3.5, 5.5)];
  const corners = Array.from({ length: 12 }, (_, index) => {
    const [angle, radius] = [(index * Math.PI) / 6, index % 2 === 0 ? 0.5 : 0.3];
    return `${(lat + radius * Math.sin(angle)).toFixed(4)},${(lng + radius * Math.cos(angle)).toFixed(4)}`;
  });
  return corners.join(';');
}

function somePrice(random: Random) {
  const priceMin = random.int(0, 30) * 10_000;
  return { priceMin, priceMax: priceMin + random.int(5, 40) * 10_000 };
}
