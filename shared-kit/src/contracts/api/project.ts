import * as z from 'zod';
import { listingPlaceSchema, statusSchema, priceLabelSchema } from './listing.ts';
import { pictureSchema } from './picture.ts';
import { byLanguage, languageSchema, placeSchema, slugSchema } from './scalars.ts';

/** From minimum to maximum; an unknown end is null, and a range without any end is null itself. */
const rangeSchema = z.object({ min: z.number().nullable(), max: z.number().nullable() }).nullable();
export type Range = z.infer<typeof rangeSchema>;

/** Names of a project in its path (product A15). */
export const projectSlugsSchema = z.object({ city: slugSchema, name: slugSchema });

/**
 * A new-build project as lists show it, in one language (product N5, N6). Prices in euro, surfaces in m². `types` come from the
 * feed's WebIDName, "Appartement (12)". A unit is free when it is not sold, rented, optioned, reserved or under offer; a
 * project is sold out when every unit is sold or rented.
 */
export const projectCardSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  zip: z.string(),
  slugs: projectSlugsSchema,
  /** Page elsewhere that takes the place of the project's page (product N7). */
  externalUrl: z.url({ protocol: /^https?$/ }).nullable(),
  typeIds: z.array(z.number().int()),
  types: z.array(z.object({ name: z.string(), count: z.number().int().nullable() })),
  price: rangeSchema,
  /** Whether VAT is in `price` (product L7). Absent: none is due, or no price is shown. */
  priceVat: priceLabelSchema.shape.vat,
  bedrooms: rangeSchema,
  surface: rangeSchema,
  delivery: z.string().nullable(),
  units: z.object({ total: z.number().int(), free: z.number().int() }),
  soldOut: z.boolean(),
  picture: pictureSchema.nullable(),
});
export type ProjectCard = z.infer<typeof projectCardSchema>;

/** A unit in the price list of its project; `status` null is free. Surface in m², ground floor 0. */
export const projectUnitSchema = listingPlaceSchema.extend({
  name: z.string(),
  type: z.string(),
  /** WebIDs of its types. Absent: none is known. */
  typeIds: z.array(z.number().int()).optional(),
  floor: z.number().int().nullable(),
  requirement: z.string().nullable(),
  status: statusSchema.nullable(),
  isFree: z.boolean(),
  price: priceLabelSchema,
  /** Where `price` is without VAT: the same with it, indicative. */
  priceWithVat: z.number().int().nullable(),
  bedrooms: z.number().int().nullable(),
  surface: z.number().nullable(),
  terrace: z.number().nullable(),
  /** Of the terrace, in words. */
  orientation: z.string().nullable(),
  /** Number of its first floor plan among the pictures of its page (product I6). Absent: it has none. */
  plan: z.number().int().min(1).optional(),
  /** Its own place. Absent: its address or that of the project is not published, or nobody knows where it is. */
  place: placeSchema.optional(),
});
export type ProjectUnit = z.infer<typeof projectUnitSchema>;

/** What the site has words for; another status is in `statusText`. */
export const PHASE_STATUSES = ['planned', 'selling', 'building', 'delivered'] as const;

/** A part of a project that is sold and built at a time of its own (product N9). */
const projectPhaseSchema = z.object({
  name: z.string(),
  status: z.enum(PHASE_STATUSES).nullable(),
  statusText: z.string().nullable(),
  delivery: z.string().nullable(),
  /** IDs of its units in the price list. */
  unitIds: z.array(z.number().int()),
});
export type ProjectPhase = z.infer<typeof projectPhaseSchema>;

/**
 * A project in one language. `description` and `situation` are sanitised HTML, with their languages when these are not the requested one; street and number are null when the address is not
 * to be published. `priceList` has every unit, the ground floor first.
 */
export const projectDetailSchema = projectCardSchema.extend({
  /** In each language in use, for the language switch. */
  slugsByLanguage: byLanguage(projectSlugsSchema),
  description: z.string(),
  descriptionLanguage: languageSchema.optional(),
  situation: z.string(),
  situationLanguage: languageSchema.optional(),
  address: z.object({
    street: z.string().nullable(),
    houseNumber: z.string().nullable(),
    boxNumber: z.string().nullable(),
    zip: z.string(),
    city: z.string(),
    countryId: z.number().int(),
    countryName: z.string(),
  }),
  place: placeSchema.optional(),
  /** In the order of the feed. Absent: it has none. */
  phases: z.array(projectPhaseSchema).optional(),
  /** Of their words, when it is not the requested one. */
  phasesLanguage: languageSchema.optional(),
  pictures: z.array(pictureSchema),
  documents: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  priceList: z.array(projectUnitSchema),
});
export type ProjectDetail = z.infer<typeof projectDetailSchema>;

/** Response of `GET /api/projects`: those with units for sale first, the newest first among them. */
export const projectListSchema = z.object({ items: z.array(projectCardSchema) });
export type ProjectList = z.infer<typeof projectListSchema>;

/** Response of `GET /api/projects/{id}`. */
export const projectResponseSchema = z.object({
  project: projectDetailSchema,
  similar: z.array(projectCardSchema),
});
export type ProjectResponse = z.infer<typeof projectResponseSchema>;
