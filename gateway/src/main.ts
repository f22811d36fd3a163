import { once } from 'node:events';
import { createGateway } from './app.ts';
import { gatewayLog } from './gateway-log.ts';
import { gatewayServer } from './http/gateway-server.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { announceGateway } from './releases/running-gateways.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** Time that requests under way have to end after a signal, in ms. */
const GRACE = 10_000;

const settings = settingsOrExit();
const log = gatewayLog(settings.logLevel);
let stopping = false;

const { app } = createGateway(settings, log, () => stopping);
const server = gatewayServer(app);
server.listen(settings.port, settings.host);
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = `Port ${settings.port} is in use: end what listens there, or set PORT to another one.`;
  process.stderr.write(`${error.code === 'EADDRINUSE' ? busy : error.message}\n`);
  process.exit(1);
});
await once(server, 'listening');
const withdraw = announceGateway(new ReleaseStore(settings.releases), (err) =>
  log.warn({ err }, 'the release store does not learn that this gateway runs'),
);
log.info({ address: server.address(), releases: settings.releases }, 'gateway is ready');
process.send?.({ ready: true, address: server.address() });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

/** Ends after the requests under way; `/readyz` says no meanwhile. */
async function stop(signal: string) {
  log.info({ signal }, 'gateway is stopping');
  stopping = true;
  withdraw();
  setTimeout(() => server.closeAllConnections(), GRACE).unref();
  server.close();
  server.closeIdleConnections();
  await once(server, 'close');
  process.exit(0);
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
