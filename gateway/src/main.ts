import { serveGateway } from 'composer/gateway';
import { agencySite } from './app.ts';
import { readSettings } from './settings.ts';

await serveGateway(() => readSettings(process.env), agencySite);
