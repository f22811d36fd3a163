import type { Request, Response } from 'express';
import { pathLanguage } from '../../contract/paths.ts';
import type { Language } from '../../contract/register.ts';
import { sendProblem } from '../http/problem.ts';
import { PLAIN_STYLE } from '../http/security.ts';
import type { FormRefusal, GatewaySite, PageTexts } from '../site.ts';

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

/** Codes of problems, for programs. */
const CODES: Record<FormRefusal, string> = {
  away: 'unavailable',
  busy: 'too-many-requests',
  'too-large': 'invalid-input',
  unreadable: 'invalid-input',
};

/** Says that a form that was sent without scripts was not taken: as a page, and to programs as a problem. */
export function refuseForm(
  request: Request,
  response: Response,
  {
    status,
    reason,
    site,
  }: { status: number; reason: FormRefusal; site: Languages & Pick<GatewaySite, 'texts'> },
): void {
  if (!request.accepts('html'))
    return sendProblem(request, response, status, CODES[reason], 'The files of the form are not taken');
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('html')
    .send(plainPage(request, site.texts.formRefused[reason], site));
}
