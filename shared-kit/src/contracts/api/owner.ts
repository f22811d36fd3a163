import * as z from 'zod';
import { PASSWORD_LENGTH } from '../../domain/password-length.ts';
import { REQUIRED } from './forms.ts';
import { listingCardSchema } from './listing.ts';

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .pipe(z.email({ error: ({ input }) => (input === '' ? REQUIRED : undefined) }));

/** What an owner signs in with (product O1). */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, REQUIRED).max(PASSWORD_LENGTH.max),
});

export const passwordResetRequestSchema = z.object({ email: emailSchema });

/** `token` is that of the link in the mail: good for one hour and one use. */
export const newPasswordSchema = z.object({
  token: z.string().min(1).max(200),
  newPassword: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
});

/** Answer to a command that was carried out and has nothing to tell. */
export const doneSchema = z.object({ done: z.literal(true) });

export const ownerSchema = z.object({ firstName: z.string(), lastName: z.string() });
export type Owner = z.infer<typeof ownerSchema>;

/** Who is signed in, if anybody. */
export const signedInOwnerSchema = z.object({ owner: ownerSchema.nullable() });

const count = z.number().int().min(0);

/** Visits of a property's page (product O4), by days in Belgium; weeks start on Monday. */
export const visitCountsSchema = z.object({ today: count, week: count, month: count, total: count });
export type VisitCounts = z.infer<typeof visitCountsSchema>;

export const ownerPropertySchema = z.object({ listing: listingCardSchema, visits: visitCountsSchema });
export type OwnerProperty = z.infer<typeof ownerPropertySchema>;

/** The properties of the owner who asks, newest first; nobody else's. */
export const ownerPropertiesSchema = z.object({
  owner: ownerSchema,
  properties: z.array(ownerPropertySchema),
});
export type OwnerProperties = z.infer<typeof ownerPropertiesSchema>;

/** A property's page that is seen; largest id as in PostgreSQL. */
export const visitSchema = z.object({ propertyId: z.number().int().min(0).max(2_147_483_647) });
