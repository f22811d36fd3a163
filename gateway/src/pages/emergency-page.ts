import type { Request } from 'express';
import { plainPage } from './plain-page.ts';
import type { PageTexts } from './plain-page.ts';

const TEXTS: PageTexts = {
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

/** For when no shell can run. */
export const emergencyPage = (request: Request): string => plainPage(request, TEXTS);
