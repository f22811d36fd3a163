import * as z from 'zod';
import { propertyRecordSchema } from '../feed/list-records.ts';
import { propertyDetailRecordSchema } from '../feed/property-detail-record.ts';
import { LANGUAGES } from '../../domain/languages.ts';

/** What the agency's own programs ask, with the token of the site: nothing below it is for visitors or code of releases. */
export const OFFICE_PATH = '/api/office';
export const OFFICE_LISTING_PATH = `${OFFICE_PATH}/listings/{id}`;

export const officeListingIdSchema = z.object({ id: z.coerce.number().int().positive() });

/** The records are checked as those of a feed are, with its messages. */
const recordsSchema = z.strictObject({ listing: z.unknown(), details: z.unknown().optional() });

/** Records of one listing by language: those of a feed's lists `properties` and `details`. It is withdrawn in languages that are not there. */
export const officeListingSchema = z
  .strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, recordsSchema.optional()])) as {
      [Code in (typeof LANGUAGES)[number]]: z.ZodOptional<typeof recordsSchema>;
    },
  )
  .refine((sent) => Object.values(sent).some(Boolean), {
    path: ['language'],
    params: { rule: 'the records of at least one language' },
  });

/** What the body is made of, for documentation. */
export const officeListingBodySchema = z.partialRecord(
  z.enum(LANGUAGES),
  z.object({ listing: propertyRecordSchema, details: propertyDetailRecordSchema.nullable().optional() }),
);

export const officeWithdrawalQuerySchema = z.object({
  /** `1` withdraws also where more than half of the listings were withdrawn one by one since the last feed. */
  allowShrink: z.enum(['0', '1']).default('0'),
});

export const officeChangeSchema = z.object({
  /** False when the site had these records already. */
  isChanged: z.boolean(),
});

export const officeSentSchema = officeChangeSchema.extend({
  /** As an import says them, each with its language. */
  warnings: z.array(z.string()),
  /** What the law of its region wants said, and its records do not. */
  legal: z.array(z.string()),
});
