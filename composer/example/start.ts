import path from 'node:path';
import { openReleaseStore, promote, publish, readGatewaySettings } from 'composer/gateway';

/** Publishes what is built, makes it live at once, and starts the gateway: on the port that PORT names, or on a free one. */
Object.assign(process.env, { PORT: '0', DRAIN: '0', LOG_LEVEL: 'warn', ...process.env });
const store = openReleaseStore(readGatewaySettings(process.env, import.meta.dirname));
const releases = [];
for (const app of ['shell', 'mf-notes', 'mf-comments'])
  releases.push(await publish(store, path.join(import.meta.dirname, app, 'dist')));
await promote(store, releases);
await import('./gateway.ts');
