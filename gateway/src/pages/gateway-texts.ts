import type { GatewayTexts } from 'composer/gateway';

/** Of pages that the gateway makes without the shell (product U5, U6). */
export const GATEWAY_TEXTS: GatewayTexts = {
  unavailable: {
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
  },
  formRefused: {
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
  },
};
