import * as z from 'zod';
import { LANGUAGES } from '../../domain/languages.ts';

/** One of the four bundled languages (product A1). */
export const languageSchema = z.enum(LANGUAGES);

/** 0 = sale, 1 = rent (product L8). */
export const goalSchema = z.union([z.literal(0), z.literal(1)]);

/** Public path of a page: lower case, accent-free, with leading and trailing slash (product A5). */
export const pagePathSchema = z.string().startsWith('/').endsWith('/');

/** A name in a path (product A17); empty where it has none. */
export const slugSchema = z.string().regex(/^[a-z0-9-]*$/);

/** A value for each language in use; languages not in use are absent. */
export const byLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);

/** A public place: where something is, or, where its address is not published or not known, the centre of its town (product L10). */
export const placeSchema = z.object({ lat: z.number(), lng: z.number(), isExact: z.boolean() });
export type Place = z.infer<typeof placeSchema>;
