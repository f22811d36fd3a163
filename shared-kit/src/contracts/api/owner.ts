import * as z from 'zod';
import { PASSWORD_LENGTH } from '../../domain/password-length.ts';
import { REQUIRED } from './forms/form-fields.ts';
import { listingCardSchema } from './listing.ts';
import { languageSchema } from './scalars.ts';

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .pipe(z.email({ error: ({ input }) => (input === '' ? REQUIRED : undefined) }));

/** Credentials of an owner (product O1). */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, REQUIRED).max(PASSWORD_LENGTH.max),
});

/** `lang` is the language of the page, in which the mail is written; without it that of the owner. */
export const passwordResetRequestSchema = z.object({ email: emailSchema, lang: languageSchema.optional() });

/** `token` comes from the link in the mail, and is valid for one hour and one use. */
export const newPasswordSchema = z.object({
  token: z.string().min(1).max(200),
  newPassword: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
});

/** Response to a command that succeeded and returns no data. */
export const doneSchema = z.object({ done: z.literal(true) });

export const ownerSchema = z.object({ firstName: z.string(), lastName: z.string() });
export type Owner = z.infer<typeof ownerSchema>;

/** The signed-in owner, if any. */
export const signedInOwnerSchema = z.object({ owner: ownerSchema.nullable() });

const count = z.number().int().min(0);

/** Visits of a property's page (product O4), by days in Belgium; weeks start on Monday. */
export const visitCountsSchema = z.object({ today: count, week: count, month: count, total: count });
export type VisitCounts = z.infer<typeof visitCountsSchema>;

export const ownerPropertySchema = z.object({ listing: listingCardSchema, visits: visitCountsSchema });
export type OwnerProperty = z.infer<typeof ownerPropertySchema>;

/** The properties of the signed-in owner, newest first. */
export const ownerPropertiesSchema = z.object({
  owner: ownerSchema,
  properties: z.array(ownerPropertySchema),
});
export type OwnerProperties = z.infer<typeof ownerPropertiesSchema>;

/** A view of a property's page; the largest id is PostgreSQL's. */
export const visitSchema = z.object({ propertyId: z.number().int().min(0).max(2_147_483_647) });
