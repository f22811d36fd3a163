import type { Request } from 'express';
import type { Language } from '../../contract/register.ts';
import type { GatewaySite, PageTexts } from '../site.ts';
import { pathLanguage } from './visitor-language.ts';
import { PLAIN_STYLE } from '../http/security.ts';

type Languages = Pick<GatewaySite, 'languages' | 'defaultLanguage'>;

/** A page without shell, in the visitor's language. No script, no file of a release. */
export function plainPage(request: Request, texts: PageTexts, site: Languages): string {
  const language = pageLanguage(request, site);
  const [title, text] = (texts[language] ?? texts[site.defaultLanguage])!;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PLAIN_STYLE}</style><body><h1>${title}</h1><p>${text}</p></body></html>`;
}

function pageLanguage(request: Request, { languages, defaultLanguage }: Languages): Language {
  const ofPath = pathLanguage(request.path, { languages });
  if (ofPath || !request.headers['accept-language']) return ofPath ?? defaultLanguage;
  return (request.acceptsLanguages([...languages]) || defaultLanguage) as Language;
}
