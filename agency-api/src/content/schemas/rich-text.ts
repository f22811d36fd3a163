import sanitize from 'sanitize-html';
import { flaggedTextSchema } from '../../configuration/schemas/text.ts';

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
