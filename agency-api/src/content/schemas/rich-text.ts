import sanitize from 'sanitize-html';
import { localizedTextSchema, type LocalizedText } from './text.ts';

const ALLOWED = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** HTML per language, reduced on the way in to what a text needs. */
export const richTextSchema = localizedTextSchema.transform((texts): LocalizedText =>
  Object.fromEntries(
    Object.entries(texts).map(([language, html]) => [language, sanitize(html ?? '', ALLOWED)]),
  ),
);
