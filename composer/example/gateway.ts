import { readGatewaySettings, serveGateway } from 'composer/gateway';
import { languages } from './site.ts';

const unavailable = {
  nl: ['Even niet bereikbaar', 'Probeer het over een minuut opnieuw.'],
  fr: ['Momentanément indisponible', 'Réessayez dans une minute.'],
} as const;

const port = await serveGateway(
  () => readGatewaySettings(process.env, import.meta.dirname),
  () => ({ languages, defaultLanguage: 'fr', texts: { unavailable } }),
  { metricsPrefix: 'notes_' },
);
process.stdout.write(`http://localhost:${port}/\n`);
