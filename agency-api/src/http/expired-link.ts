import type { Request, Response } from 'express';
import { isLanguage, LANGUAGES, type Language } from 'shared-kit/domain/languages';

const WORDS: Record<Language, string> = {
  nl: 'Deze link is verlopen. Vraag een nieuwe aan.',
  fr: 'Ce lien a expiré. Demandez-en un nouveau.',
  en: 'This link has expired. Please ask for a new one.',
  de: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
};

/** People open such links: they are told in words. */
export function answerExpired(request: Request, response: Response): void {
  const wanted = request.acceptsLanguages([...LANGUAGES]);
  const first = wanted && isLanguage(wanted) ? wanted : undefined;
  const texts = first ? [WORDS[first]] : Object.values(WORDS);
  response.status(410).set('cache-control', 'no-store').type('text').send(texts.join('\n'));
}
