import type { Request } from 'express';
import { isLanguage, LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';

const TEXTS: Record<Language, [title: string, text: string]> = {
  nl: [
    'Even niet beschikbaar',
    'Onze website is zo dadelijk terug. Probeer het over enkele ogenblikken opnieuw.',
  ],
  fr: [
    'Momentanément indisponible',
    'Notre site revient dans un instant. Veuillez réessayer d’ici quelques minutes.',
  ],
  en: ['Temporarily unavailable', 'Our website will be back shortly. Please try again in a few minutes.'],
  de: [
    'Vorübergehend nicht verfügbar',
    'Unsere Website ist gleich zurück. Bitte versuchen Sie es in wenigen Minuten erneut.',
  ],
};

/** A page without shell, for when no shell can run. No script, no style, no file of a release. */
export function emergencyPage(request: Request): string {
  const language = pageLanguage(request);
  const [title, text] = TEXTS[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font:18px/1.6 Georgia,serif;background:#faf8f4;color:#17211d;max-width:36em;margin:18vh auto;padding:0 24px"><h1>${title}</h1><p>${text}</p></body></html>`;
}

function pageLanguage(request: Request): Language {
  const first = request.path.split('/')[1];
  if (isLanguage(first)) return first;
  if (!request.headers['accept-language']) return 'fr';
  return (request.acceptsLanguages([...LANGUAGES]) || 'fr') as Language;
}
