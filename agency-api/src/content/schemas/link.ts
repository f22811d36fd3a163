import * as z from 'zod';
import { linkNameSchema } from 'composer/contract';

/** An address outside the site, a telephone number or an e-mail address. */
export const externalLinkSchema = z
  .string()
  .regex(
    /^(https?:\/\/[^\s]+|tel:\+?[\d ]+|mailto:[^\s@]+@[^\s@]+)$/,
    'must be an http(s), tel or mailto link',
  );

/** An http(s) address outside the site. */
export const webAddressSchema = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** Where a link leads: a page of the site by its link name, or an external link. Exactly one of the two. */
export const targetSchema = z.union(
  [z.strictObject({ page: linkNameSchema }), z.strictObject({ link: externalLinkSchema })],
  'must be {"page": "<link name>"} such as "sale", or {"link": "https://…"}',
);
export type Target = z.infer<typeof targetSchema>;
