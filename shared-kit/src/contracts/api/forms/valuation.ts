import * as z from 'zod/mini';
import { PICTURE_TYPES } from '../../../domain/uploaded-file.ts';
import {
  files,
  isZipIn,
  optionalChoice,
  optionalLine,
  optionalNumber,
  optionalText,
  person,
  privacy,
  requiredChoice,
  requiredLine,
  requiredPhone,
  timeSlots,
  requiredTown,
} from './form-fields.ts';
import { fieldsSchema } from './fields-schema.ts';

/** What may be valued. */
export const VALUED_TYPES = ['house', 'apartment', 'land', 'building', 'commercial', 'other'] as const;
export const STATES = ['new', 'good', 'to-refresh', 'to-renovate'] as const;
export const ENERGY_LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'unknown'] as const;
export const WISHES = ['sell', 'let', 'know'] as const;
export const WHEN = ['now', 'six-months', 'later'] as const;

export const MOST_PHOTOS = 10;
const LATEST_YEAR = 2100;

/** Fields of `POST /api/forms/valuation` (product V18). */
export const valuationFields = fieldsSchema(
  {
    street: requiredLine(120),
    number: requiredLine(12),
    box: optionalLine(12),
    zip: requiredLine(12),
    city: requiredTown(),
    propertyType: requiredChoice(VALUED_TYPES),
    livingArea: optionalNumber(100_000),
    plotArea: optionalNumber(10_000_000),
    bedrooms: optionalNumber(99),
    bathrooms: optionalNumber(99),
    garages: optionalNumber(99),
    year: optionalNumber(LATEST_YEAR),
    state: optionalChoice(STATES),
    energyLabel: optionalChoice(ENERGY_LABELS),
    wish: requiredChoice(WISHES),
    when: optionalChoice(WHEN),
    ...person,
    phone: requiredPhone(),
    timeSlots: timeSlots(),
    remark: optionalText(),
    photos: files({ most: MOST_PHOTOS, types: PICTURE_TYPES }),
    newsletter: z._default(z.boolean(), false),
    privacy: privacy(),
  },
  [
    // The agency values what it can visit.
    { path: 'zip', message: 'four digits in Belgium', holds: ({ zip }) => isZipIn('BE', zip) },
    { path: 'year', message: 'four digits', holds: ({ year }) => /^\s*(\d{4})?\s*$/.test(year ?? '') },
  ],
);
export type ValuationFields = z.output<typeof valuationFields>;
