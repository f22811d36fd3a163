import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { Area } from 'shared-kit/domain/region';
import type { Goal } from 'shared-kit/domain/goal';
import { type PriceBounds, choosePriceRange } from 'shared-kit/domain/search-criteria';
import type { SurfaceBounds } from 'shared-kit/domain/search-criteria';
import type { Text, Numbers } from 'shared-kit/ui/text';
import { parseCityKey } from 'shared-kit/domain/towns';
import type { Understood } from 'shared-kit/contracts/api/understood';

/** Name of a property type; the number of one that no visible listing has, as the API does not name it. */
export function typeLabel(type: number, facets: ListingFacets, text: Text): string {
  return facets.types.find(({ id }) => id === type)?.name ?? text('search.unknownType', { id: String(type) });
}

/** Name of a region or province in the language of the page. */
export function areaLabel(area: Area, { areas }: ListingFacets, text: Text): string {
  const name = areas.find(({ key }) => key === area)?.name ?? area.slice(area.indexOf(':') + 1);
  return areaText(area, name, text);
}

/** A province by its name is told from the town that has the same. */
export const areaText = (area: Area, name: string, text: Text): string =>
  [
    'province:antwerp',
    'province:liege',
    'province:limburg',
    'province:luxembourg',
    'province:namur',
  ].includes(area)
    ? text('search.area.province', { name })
    : name;

/** Price bounds as text; an end of the range is no bound (product K10). */
export function priceText(price: PriceBounds, goal: Goal, text: Text, numbers: Numbers): string {
  const range = choosePriceRange(goal);
  const values = { min: numbers.euro(price.min), max: numbers.euro(price.max) };
  if (price.max >= range.max) return text('search.price.from', values);
  if (price.min <= range.min) return text('search.price.upTo', values);
  return text('search.price.between', { min: values.min, max: values.max.replace(/^€\s/, '') });
}

/** Bounds of a surface as text. */
export function surfaceText(
  field: 'living' | 'plot',
  { min, max }: SurfaceBounds,
  text: Text,
  numbers: Numbers,
): string {
  const values = {
    what: text(`search.${field}`),
    min: numbers.whole(min ?? 0),
    max: numbers.whole(max ?? 0),
  };
  if (max === undefined) return text('search.surface.from', values);
  return text(min === undefined ? 'search.surface.upTo' : 'search.surface.between', values);
}

/** `2027-01-31` → `31/01/2027`, as Belgium writes days. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

/** Visible name of a city key: as the API spells it, else the key's own name with capitals (a city without listings). */
export function cityLabel(key: string, cities: ListingFacets['cities']): string {
  const known = cities.find((city) => city.key === key);
  return known?.name ?? capitalise(parseCityKey(key)?.name ?? key);
}

function capitalise(name: string): string {
  return name.replace(
    /(^|[\s-])(\p{L})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** One thing that a typed text asks for, as its filter is called; what is no filter is quoted. */
export function understoodText(
  { text: typed, label, filters }: Understood,
  goal: Goal,
  text: Text,
  numbers: Numbers,
): string {
  const { radius, area, with: features, energy, rooms, range } = filters;
  if (features?.[0]) return text(`search.with.${features[0]}`);
  if (rooms) return text(`search.${rooms.field}.atLeast`, { count: rooms.least });
  if (energy) return text('search.energy.letter', { letter: energy.join(', ').toUpperCase() });
  if (range?.of === 'price') {
    const { min, max } = choosePriceRange(goal);
    return priceText({ min: range.min ?? min, max: range.max ?? max }, goal, text, numbers);
  }
  if (range) return surfaceText(range.of, { min: range.min, max: range.max }, text, numbers);
  if (area?.[0] && label) return areaText(area[0], label, text);
  if (radius && label) return `${label} ${text('search.radius.km', { km: radius })}`;
  return label ?? text('search.quoted', { text: typed.replace(QUOTES, '').trim() });
}

/** Of a phrase that was typed in quotation marks; each language has its own. */
const QUOTES = /["“”„«»]/g;
