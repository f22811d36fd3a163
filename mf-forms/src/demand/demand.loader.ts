import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { isApiProblem } from 'shared-kit/api-client';
import { parseCityKey, townOrder } from 'shared-kit/domain/towns';
import type { Language } from 'shared-kit/domain/languages';
import { parseListingQuery, type ListingQuery } from 'shared-kit/domain/listing-query';
import type { DemandRange } from 'shared-kit/contracts/api/forms/demand';
import { isFullRange, choosePriceRange } from 'shared-kit/domain/search-criteria';
import type { Choice } from '../form/form-context.tsx';
import type { FormValues } from '../form/form-description.ts';

export interface DemandData {
  choices: { types: Choice[]; cities: Choice[] };
  /** What the fields hold at first: a search of the visitor's, or the demand that is to be changed. */
  initial: FormValues;
  /** Of the mail that leads here to change a demand. */
  token: string | undefined;
}

type Args = Pick<PageLoaderArgs, 'api' | 'language' | 'signal' | 'url'>;

/**
 * The form of a demand. `?goal=1&city=…` are the parameters of a search, which fill it in; `?token=…` is the demand that a mail leads
 * back to.
 */
export async function loader({ api, language, signal, url }: Args): Promise<DemandData> {
  const token = url.searchParams.get('token') || undefined;
  const [sale, rent, known] = await Promise.all([
    api.get('getFacets', { query: { lang: language, goal: 0 }, signal }),
    api.get('getFacets', { query: { lang: language, goal: 1 }, signal }),
    token ? api.get('getDemand', { query: { token }, signal }).catch(unknownDemand) : undefined,
  ]);
  const initial = known ? { ...(known.fields as FormValues), privacy: false } : searched(url.searchParams);
  const types = [...sale.types, ...rent.types].map(({ id, name }) => ({ value: String(id), label: name }));
  const cities = [...sale.cities, ...rent.cities].map(({ key, name, zip }) => ({
    value: key,
    label: `${name} (${zip})`,
  }));
  return {
    choices: {
      types: once(types),
      cities: once([...cities, ...chosenCities(initial)]).sort(byLabelIn(language)),
    },
    initial,
    token: known && token,
  };
}

function unknownDemand(error: unknown): undefined {
  if (isApiProblem(error) && error.status < 500) return undefined;
  throw error;
}

function searched(params: URLSearchParams): FormValues {
  const goal = params.get('goal') === '1' ? 1 : 0;
  const values = demandValues(parseListingQuery(params, goal), goal);
  return { ...values, ...(!params.has('goal') && { goal: '' }) };
}

/** A town that was searched for may have no listing today. */
function chosenCities({ cities }: FormValues): Choice[] {
  return (Array.isArray(cities) ? cities : []).map((key) => {
    const town = parseCityKey(key);
    return { value: key, label: town ? `${capital(town.name)} (${town.zip})` : key };
  });
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const once = (choices: Choice[]): Choice[] => {
  const known = new Map<string, Choice>();
  for (const choice of choices) if (!known.has(choice.value)) known.set(choice.value, choice);
  return [...known.values()];
};

function byLabelIn(language: Language): (a: Choice, b: Choice) => number {
  const compare = townOrder(language);
  return (a, b) => compare(a.label, b.label);
}

/** What a search looks for, as the fields of the form; what a demand has no field for is left out. */
export function demandValues(query: ListingQuery, goal: number): FormValues {
  const { price, rooms } = query;
  const range = choosePriceRange(goal);
  const isPriced = price && !isFullRange(price, range);
  return {
    goal: goal === 0 ? 'buy' : 'rent',
    types: query.types.map(String),
    cities: query.cities,
    areas: query.areas,
    ...(isPriced && {
      ...least('price', price.min || undefined),
      // A most at the end of the range is open upwards.
      ...(price.max < range.max && { priceMax: String(price.max) }),
    }),
    ...least('bedrooms', rooms.bedrooms),
    ...least('bathrooms', rooms.bathrooms),
    ...least('garages', rooms.garages),
  };
}

const least = (name: DemandRange, count: number | undefined): FormValues =>
  count === undefined ? {} : { [`${name}Min`]: String(count) };
