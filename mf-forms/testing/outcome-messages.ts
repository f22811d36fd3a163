import type { Language } from 'shared-kit/domain/languages';
import type { FormRefusal } from '../src/form/send-form.ts';

type InFour = Record<Language, string>;

/** What a visitor is told of a form that was not accepted (product V6, V7, X2). */
export const OUTCOMES: [FormRefusal['kind'], InFour][] = [
  [
    'refused',
    {
      nl: 'gegevens niet verzonden, controleer de velden in het rood',
      fr: 'données non envoyées, vérifiez les champs en rouge',
      en: 'data not sent, check the fields in red',
      de: 'Daten nicht gesendet, prüfen Sie die Felder in Rot',
    },
  ],
  [
    'unsent',
    {
      nl: 'uw e-mail werd niet verzonden, probeer het opnieuw',
      fr: 'Votre e-mail n’a pas été envoyé. Veuillez réessayer.',
      en: 'your mail was not sent, try again',
      de: 'Ihre E-Mail wurde nicht gesendet, versuchen Sie es erneut',
    },
  ],
  [
    'wrong-captcha',
    {
      nl: 'De ingevoerde tekens zijn niet geldig',
      fr: 'Les caractères saisis ne sont pas valides',
      en: 'The entered characters are not valid',
      de: 'Die eingegebenen Zeichen sind nicht gültig',
    },
  ],
  [
    'captcha',
    {
      nl: 'Captcha niet bevestigd. Om misbruik te voorkomen werkt dit formulier alleen met JavaScript',
      fr: 'Captcha non confirmé. Pour éviter les abus, ce formulaire demande que JavaScript soit activé',
      en: 'Captcha not confirmed. To prevent misuse this form needs JavaScript',
      de: 'Captcha nicht bestätigt. Um Missbrauch zu verhindern, braucht dieses Formular JavaScript',
    },
  ],
  [
    'gone',
    {
      nl: 'Het gevraagde pand bestaat niet of is verkocht',
      fr: 'Le bien demandé n’existe pas ou est vendu',
      en: 'The requested property does not exist or is sold',
      de: 'Die angefragte Immobilie existiert nicht oder ist verkauft',
    },
  ],
  [
    'too-many',
    {
      nl: 'U hebt ons al meermaals geschreven: probeer het over een uur opnieuw',
      fr: 'Vous nous avez déjà écrit plusieurs fois : réessayez dans une heure',
      en: 'You have already written to us several times: try again in an hour',
      de: 'Sie haben uns bereits mehrmals geschrieben: Versuchen Sie es in einer Stunde erneut',
    },
  ],
];

/** What a visitor is told of a form that was accepted, by the route of its thanks. */
export const THANKS: [route: string, InFour][] = [
  [
    'contact-thanks',
    {
      nl: 'Uw bericht is verzonden.',
      fr: 'Votre message a bien été envoyé.',
      en: 'Your message has been sent.',
      de: 'Ihre Nachricht wurde gesendet.',
    },
  ],
  [
    'friend-thanks',
    {
      nl: 'Uw e-mail is verzonden.',
      fr: 'Votre e-mail a bien été envoyé.',
      en: 'Your e-mail has been sent.',
      de: 'Ihre E-Mail wurde gesendet.',
    },
  ],
  [
    'testimonial-thanks',
    {
      nl: 'Uw getuigenis is verzonden.',
      fr: 'Votre témoignage a bien été envoyé.',
      en: 'Your testimonial has been sent.',
      de: 'Ihr Erfahrungsbericht wurde gesendet.',
    },
  ],
  [
    'documents-thanks',
    {
      nl: 'De documenten worden u per e-mail bezorgd.',
      fr: 'Les documents vous seront envoyés par e-mail.',
      en: 'The documents will be sent by e-mail.',
      de: 'Die Dokumente werden Ihnen per E-Mail zugesandt.',
    },
  ],
];

/** Heading of every page of thanks. */
export const TRUST: InFour = {
  nl: 'Bedankt voor uw vertrouwen',
  fr: 'Merci de votre confiance',
  en: 'Thank you for your trust',
  de: 'Danke für Ihr Vertrauen',
};
