import * as z from 'zod';
import { languageSchema } from './scalars.ts';

/** A public place: where something is, or, where its address is not published or not known, the centre of its town (product L10). */
export const placeSchema = z.object({ lat: z.number(), lng: z.number(), isExact: z.boolean() });
export type Place = z.infer<typeof placeSchema>;

/** Query of `GET /api/addresses`: what a visitor has written of an address so far. */
export const addressSearchSchema = z.object({
  lang: languageSchema,
  street: z.string().trim().max(100).default(''),
  zip: z.string().trim().max(10).default(''),
});
export type AddressSearch = z.output<typeof addressSearchSchema>;

/** Streets of the agency's own listings that begin so, and the places of a postal code under all of their names. */
export const addressListSchema = z.object({
  streets: z.array(z.object({ name: z.string(), zip: z.string(), city: z.string() })).max(8),
  towns: z.array(z.string()),
});
export type AddressList = z.output<typeof addressListSchema>;
