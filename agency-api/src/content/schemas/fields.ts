import { linkNameSchema } from 'composer/contract';
import sanitize from 'sanitize-html';
import * as z from 'zod';
import { flaggedTextSchema } from '../../configuration/schemas/text.ts';

/** Only what is Published is shown (product F4). */
export const statusSchema = z.enum(['Published', 'Draft']).default('Published');

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

/** `page:` leads to a page of the site by its link name: the shell writes its path (product M6). */
const ALLOWED: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'page'],
  allowProtocolRelative: false,
};

/** HTML reduced to what a text needs. */
export const cleanRichText = (html: string): string => sanitize(html, ALLOWED);

/** HTML per language, reduced on the way in to what a text needs, with the flags of what is public. */
export const flaggedRichTextSchema = flaggedTextSchema(cleanRichText);
