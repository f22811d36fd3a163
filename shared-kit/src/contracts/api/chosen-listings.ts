import * as z from 'zod';
import { HOMES_IN_LIST } from '../../domain/saved-homes.ts';
import { listingCardSchema } from './listing.ts';
import { languageSchema } from './scalars.ts';

const id = z.coerce.number().int().min(0).max(2_147_483_647);

/** Query of `GET /api/listing-cards`. A repeated key arrives as an array, a single one as a string. */
export const chosenListingsSchema = z.object({
  lang: languageSchema,
  id: z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(id).min(1).max(HOMES_IN_LIST),
  ),
});

/** The listings that a visitor chose, in the order asked for; those that are withdrawn are left out. */
export const chosenListingsAnswerSchema = z.object({ items: z.array(listingCardSchema) });
export type ChosenListingsAnswer = z.infer<typeof chosenListingsAnswerSchema>;
