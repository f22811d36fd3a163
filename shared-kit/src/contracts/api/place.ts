import * as z from 'zod';

/** A public place: where something is, or, where its address is not published or not known, the centre of its town (product L10). */
export const placeSchema = z.object({ lat: z.number(), lng: z.number(), isExact: z.boolean() });
export type Place = z.infer<typeof placeSchema>;
