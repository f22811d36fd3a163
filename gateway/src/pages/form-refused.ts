import type { Request, Response } from 'express';
import type { ProblemCode } from 'shared-kit/contracts/api/problem';
import { sendProblem } from '../http/problem.ts';
import { plainPage } from './plain-page.ts';
import type { PageTexts } from './plain-page.ts';

type Reason = 'away' | 'busy' | 'too-large' | 'unreadable';

/** Browsers keep what was typed when one goes back. */
const TEXTS: Record<Reason, PageTexts> = {
  away: {
    nl: [
      'Uw formulier is niet verzonden',
      'We kunnen het op dit ogenblik niet ontvangen. Wacht een minuut, ga terug en verstuur het formulier opnieuw.',
    ],
    fr: [
      'Votre formulaire n’a pas été envoyé',
      'Nous ne pouvons pas le recevoir pour le moment. Patientez une minute, revenez en arrière et envoyez-le à nouveau.',
    ],
    en: [
      'Your form has not been sent',
      'We cannot receive it at the moment. Please wait a minute, go back and send the form again.',
    ],
    de: [
      'Ihr Formular wurde nicht gesendet',
      'Wir können es im Moment nicht empfangen. Bitte warten Sie eine Minute, gehen Sie zurück und senden Sie das Formular erneut.',
    ],
  },
  busy: {
    nl: [
      'Uw formulier is niet verzonden',
      'Er worden op dit ogenblik te veel bestanden tegelijk verstuurd. Wacht een minuut, ga terug en verstuur het formulier opnieuw.',
    ],
    fr: [
      'Votre formulaire n’a pas été envoyé',
      'Trop de fichiers sont envoyés en même temps. Patientez une minute, revenez en arrière et envoyez-le à nouveau.',
    ],
    en: [
      'Your form has not been sent',
      'Too many files are being sent at the same time. Please wait a minute, go back and send the form again.',
    ],
    de: [
      'Ihr Formular wurde nicht gesendet',
      'Im Moment werden zu viele Dateien gleichzeitig gesendet. Bitte warten Sie eine Minute, gehen Sie zurück und senden Sie das Formular erneut.',
    ],
  },
  'too-large': {
    nl: [
      'Uw formulier is niet verzonden',
      'De bestanden zijn samen te groot. Ga terug, kies er minder of kleinere, en verstuur het formulier opnieuw.',
    ],
    fr: [
      'Votre formulaire n’a pas été envoyé',
      'Vos fichiers sont trop volumineux. Revenez en arrière, choisissez-en moins ou de plus petits, et envoyez-le à nouveau.',
    ],
    en: [
      'Your form has not been sent',
      'The files are too large. Please go back, choose fewer or smaller ones, and send the form again.',
    ],
    de: [
      'Ihr Formular wurde nicht gesendet',
      'Die Dateien sind zusammen zu groß. Bitte gehen Sie zurück, wählen Sie weniger oder kleinere aus und senden Sie das Formular erneut.',
    ],
  },
  unreadable: {
    nl: [
      'Uw formulier is niet verzonden',
      'Het is niet volledig aangekomen. Ga terug en verstuur het formulier opnieuw.',
    ],
    fr: [
      'Votre formulaire n’a pas été envoyé',
      'Il n’est pas arrivé complet. Revenez en arrière et envoyez-le à nouveau.',
    ],
    en: [
      'Your form has not been sent',
      'It did not arrive complete. Please go back and send the form again.',
    ],
    de: [
      'Ihr Formular wurde nicht gesendet',
      'Es ist nicht vollständig angekommen. Bitte gehen Sie zurück und senden Sie das Formular erneut.',
    ],
  },
};

const CODES: Record<Reason, ProblemCode> = {
  away: 'unavailable',
  busy: 'too-many-requests',
  'too-large': 'invalid-input',
  unreadable: 'invalid-input',
};

/** Says that a form that was sent without scripts was not taken: as a page, and to programs as a problem (product U5). */
export function refuseForm(request: Request, response: Response, status: number, reason: Reason): void {
  if (!request.accepts('html'))
    return sendProblem(request, response, status, CODES[reason], 'The files of the form are not taken');
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type('html')
    .send(plainPage(request, TEXTS[reason]));
}
