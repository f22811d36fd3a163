import { readGatewaySettings, serveGateway } from 'composer/gateway';
import { languages } from './site.ts';

const unavailable = {
  nl: ['Even niet bereikbaar', 'Probeer het over een minuut opnieuw.'],
  fr: ['Momentanément indisponible', 'Réessayez dans une minute.'],
} as const;

const preview = {
  strip: {
    nl: ['Nog niet online', 'Naar de site'],
    fr: ['Pas encore en ligne', 'Vers le site'],
  },
  none: {
    nl: ['Geen geldige link', 'Vraag een nieuwe aan wie de site beheert.'],
    fr: ['Pas de lien valable', 'Demandez-en un nouveau à qui gère le site.'],
  },
  refused: {
    nl: ['Deze versie kan niet worden getoond', 'Ze past niet bij wat online staat.'],
    fr: ['Cette version ne peut être montrée', 'Elle ne va pas avec ce qui est en ligne.'],
  },
  form: {
    nl: ['Niets is verzonden', 'Formulieren bereiken hier niemand.'],
    fr: ['Rien n’a été envoyé', 'Ici les formulaires n’arrivent à personne.'],
  },
} as const;

const port = await serveGateway(
  () => readGatewaySettings(process.env, import.meta.dirname),
  () => ({ languages, defaultLanguage: 'fr', texts: { unavailable, preview } }),
  { metricsPrefix: 'notes_' },
);
process.stdout.write(`http://localhost:${port}/\n`);
