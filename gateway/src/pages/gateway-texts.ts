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
  debug: {
    nl: ['Versies van deze pagina', 'Debug verlaten', 'vervangen'],
    fr: ['Versions de cette page\u00a0', 'Quitter le débogage', 'remplacé'],
    en: ['Versions of this page', 'Leave debugging', 'replaced'],
    de: ['Versionen dieser Seite', 'Debug verlassen', 'ersetzt'],
  },
  preview: {
    strip: {
      nl: [
        'Voorbeeld van een versie die nog niet online staat; formulieren bereiken niemand',
        'Naar de website',
      ],
      fr: [
        'Aperçu d’une version qui n’est pas encore en ligne ; les formulaires n’arrivent à personne\u00a0',
        'Vers le site',
      ],
      en: ['Preview of a version that is not live yet; forms reach nobody', 'To the website'],
      de: ['Vorschau einer Version, die noch nicht online ist; Formulare erreichen niemanden', 'Zur Website'],
    },
    none: {
      nl: [
        'Geen geldige voorbeeldlink',
        'Hier staan versies die nog niet online zijn. Vraag een nieuwe link aan wie ze beheert: npm run release -- preview mf-… 1.2.3.',
      ],
      fr: [
        'Pas de lien d’aperçu valable',
        'Ici se trouvent des versions qui ne sont pas encore en ligne. Demandez un nouveau lien à qui les gère : npm run release -- preview mf-… 1.2.3.',
      ],
      en: [
        'No valid preview link',
        'Versions that are not live yet are shown here. Ask whoever manages them for a new link: npm run release -- preview mf-… 1.2.3.',
      ],
      de: [
        'Kein gültiger Vorschaulink',
        'Hier stehen Versionen, die noch nicht online sind. Bitten Sie die zuständige Person um einen neuen Link: npm run release -- preview mf-… 1.2.3.',
      ],
    },
    refused: {
      nl: [
        'Dit voorbeeld kan niet worden getoond',
        'De versie past niet meer bij wat online staat, of is verwijderd. Vraag een nieuwe link.',
      ],
      fr: [
        'Cet aperçu ne peut pas être affiché',
        'La version ne correspond plus à ce qui est en ligne, ou a été supprimée. Demandez un nouveau lien.',
      ],
      en: [
        'This preview cannot be shown',
        'The version no longer fits what is live, or has been removed. Please ask for a new link.',
      ],
      de: [
        'Diese Vorschau kann nicht angezeigt werden',
        'Die Version passt nicht mehr zu dem, was online ist, oder wurde entfernt. Bitte verlangen Sie einen neuen Link.',
      ],
    },
    form: {
      nl: ['Dit is een voorbeeld', 'Formulieren worden hier niet verstuurd. Ga terug om verder te kijken.'],
      fr: [
        'Ceci est un aperçu',
        'Les formulaires ne sont pas envoyés ici. Revenez en arrière pour continuer.',
      ],
      en: ['This is a preview', 'Forms are not sent here. Go back to continue.'],
      de: [
        'Dies ist eine Vorschau',
        'Formulare werden hier nicht gesendet. Gehen Sie zurück, um fortzufahren.',
      ],
    },
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
