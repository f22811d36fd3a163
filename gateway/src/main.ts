import { serveGateway } from 'composer/gateway';
import { agencySite, METRICS_PREFIX } from './app.ts';
import { readSettings } from './settings.ts';

await serveGateway(() => readSettings(process.env), agencySite, {
  metricsPrefix: METRICS_PREFIX,
});
