import * as z from 'zod/mini';
import { AREAS } from '../../../domain/region.ts';
import { fieldsSchema } from './fields-schema.ts';
import type { FormRule } from './fields-schema.ts';
import {
  line,
  optionalNumber,
  optionalPhone,
  optionalText,
  person,
  privacy,
  REQUIRED,
  requiredChoice,
} from './form-fields.ts';

export const DEMAND_GOALS = ['buy', 'rent'] as const;
/** How often new listings are told. */
export const FREQUENCIES = ['at-once', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
/** What a demand sets a least and a most of, with the largest number of each. */
export const DEMAND_RANGES = {
  price: 100_000_000,
  bedrooms: 99,
  bathrooms: 99,
  garages: 99,
  parkings: 99,
  /** m² */
  terrace: 100_000,
  garden: 10_000_000,
} as const;
export type DemandRange = keyof typeof DEMAND_RANGES;

/** Postal codes as people list them: "5000, 5100". */
const ZIPS = /^\s*(?:[1-9]\d{3}(?:[\s,;]+[1-9]\d{3})*[\s,;]*)?$/;
const MOST_CHOICES = 50;

const range = (max: number) => optionalNumber(max);
const number = (text: string) => (text.trim() === '' ? undefined : Number(text));

type Bounds = Record<`${DemandRange}${'Min' | 'Max'}`, string>;
const leastAndMost = (Object.keys(DEMAND_RANGES) as DemandRange[]).map((name): FormRule<Bounds> => ({
  path: `${name}Max`,
  message: 'not below the minimum',
  holds: (fields) => (number(fields[`${name}Min`]) ?? 0) <= (number(fields[`${name}Max`]) ?? Infinity),
}));

const criteria = {
  goal: requiredChoice(DEMAND_GOALS),
  /** WebIDs. */
  types: z
    .array(z.string().check(z.regex(/^\d{1,9}$/)), { error: REQUIRED })
    .check(z.minLength(1, REQUIRED), z.maxLength(MOST_CHOICES)),
  /** Keys of towns, `name|zip`. */
  cities: z._default(z.array(line(120)).check(z.maxLength(MOST_CHOICES)), []),
  areas: z._default(z.array(z.enum(AREAS)).check(z.maxLength(AREAS.length)), []),
  zips: z._default(z.string().check(z.trim(), z.maxLength(300), z.regex(ZIPS)), ''),
  priceMin: range(DEMAND_RANGES.price),
  priceMax: range(DEMAND_RANGES.price),
  bedroomsMin: range(DEMAND_RANGES.bedrooms),
  bedroomsMax: range(DEMAND_RANGES.bedrooms),
  bathroomsMin: range(DEMAND_RANGES.bathrooms),
  bathroomsMax: range(DEMAND_RANGES.bathrooms),
  garagesMin: range(DEMAND_RANGES.garages),
  garagesMax: range(DEMAND_RANGES.garages),
  parkingsMin: range(DEMAND_RANGES.parkings),
  parkingsMax: range(DEMAND_RANGES.parkings),
  terraceMin: range(DEMAND_RANGES.terrace),
  terraceMax: range(DEMAND_RANGES.terrace),
  gardenMin: range(DEMAND_RANGES.garden),
  gardenMax: range(DEMAND_RANGES.garden),
  frequency: z._default(z.enum(FREQUENCIES), 'at-once'),
};

const visitor = {
  ...person,
  phone: optionalPhone(),
  remark: optionalText(),
  newsletter: z._default(z.boolean(), false),
  privacy: privacy(),
};

/** At least one zone: a town, a postal code, a province or a region. */
const oneZone: FormRule<{ cities: string[]; areas: string[]; zips: string }> = {
  path: 'cities',
  message: REQUIRED,
  holds: ({ cities = [], areas = [], zips = '' }) => cities.length + areas.length > 0 || zips.trim() !== '',
};

/** Fields of `POST /api/forms/demand` (product V13). */
export const demandFields = fieldsSchema({ ...criteria, ...visitor }, [oneZone, ...leastAndMost]);
export type DemandFields = z.output<typeof demandFields>;
