import { pageAddressSchema } from 'composer/contract';
import * as z from 'zod';

/** Largest content folder, in bytes. */
export const MAX_CONTENT_BYTES = 200 * 1024 ** 2;
export const MAX_CONTENT_FILES = 5_000;

/** Pages that live releases have: content may lead to their link names, and may not have their paths. */
const livePagesSchema = z.array(z.object({ app: z.string(), ...pageAddressSchema.omit({ id: true }).shape }));
export type LivePage = z.output<typeof livePagesSchema>[number];

/** A content folder as it is read: files by their path in the folder, in base64. */
export const contentBundleSchema = z.strictObject({
  files: z
    .record(z.string().min(1).max(300), z.base64())
    .refine(
      (files) => Object.keys(files).length <= MAX_CONTENT_FILES,
      `must not have more than ${MAX_CONTENT_FILES} files`,
    ),
  /** Null: not known on the machine that the folder is on. */
  livePages: livePagesSchema.nullable(),
  /** Placeholder content never replaces an agency's own. */
  placeholder: z.boolean(),
});
export type ContentBundle = z.output<typeof contentBundleSchema>;
