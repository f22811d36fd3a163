import * as z from 'zod';
import { APPLICATION_FIELDS } from 'shared-kit/domain/application-fields';
import { TITLES } from 'shared-kit/contracts/api/forms/form-fields';

const slotsSchema = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'must look like 10:00-13:00'))
  .min(1);

const askedList = z.array(z.enum(APPLICATION_FIELDS));

/** `contact.json`: how a visitor is addressed, and when one can be called or shown around (product V8). */
export const contactFileSchema = z.strictObject({
  /** Titles that forms offer (product V4). */
  titles: z.array(z.enum(TITLES)).default(['mr', 'ms']),
  timeSlots: z.strictObject({
    contact: slotsSchema.default(['10:00-13:00', '14:00-16:00', '16:00-19:00']),
    visit: slotsSchema.default(['10:00-13:00', '13:00-16:00', '16:00-19:00']),
  }),
  /** What applications for rentals ask, where that is less than what the region allows (product V15). */
  applicationFields: z
    .strictObject({ flanders: askedList, wallonia: askedList, brussels: askedList })
    .partial()
    .optional(),
  /** Files of visitors, and documents of listings that are sent on request (product U2, U6). */
  files: z
    .strictObject({
      /** Days after which the links in mails end. */
      linkDays: z.number().int().min(1).max(365).default(14),
      /** Days after which applications for rentals are erased with their files. */
      applicationDays: z.number().int().min(1).max(730).default(90),
    })
    .prefault({}),
});
