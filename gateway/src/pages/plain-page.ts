import type { Request } from 'express';
import { isLanguage, LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { PLAIN_STYLE } from '../http/security.ts';

/** Title and text of a page in each language. */
export type PageTexts = Readonly<Record<Language, readonly [title: string, text: string]>>;

/** A page without shell, in the visitor's language. No script, no file of a release. */
export function plainPage(request: Request, texts: PageTexts): string {
  const language = pageLanguage(request);
  const [title, text] = texts[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PLAIN_STYLE}</style><body><h1>${title}</h1><p>${text}</p></body></html>`;
}

function pageLanguage(request: Request): Language {
  const first = request.path.split('/')[1];
  if (isLanguage(first)) return first;
  if (!request.headers['accept-language']) return 'fr';
  return (request.acceptsLanguages([...LANGUAGES]) || 'fr') as Language;
}
