import { once } from 'node:events';
import type { Server } from 'node:http';
import { createGateway } from './app.ts';
import { gatewayLog } from './gateway-log.ts';
import { letHeapGrow } from './heap-growth.ts';
import { gatewayServer } from './http/gateway-server.ts';
import { metricsServer } from './http/metrics-server.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { announceGateway } from './releases/running-gateways.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

/** Time that requests under way have to end after a signal, in ms. */
const GRACE = 10_000;

letHeapGrow();
const settings = settingsOrExit();
const log = gatewayLog(settings.logLevel);
let stopping = false;

const { app, metrics, close } = createGateway(settings, log, () => stopping);
const server = gatewayServer(app);
const { port, host, releases } = settings;
await listen(server, { port, host, setting: 'PORT' });
if (settings.metrics) await listen(metricsServer(metrics), { ...settings.metrics, setting: 'METRICS_PORT' });
const withdraw = announceGateway(new ReleaseStore(releases), (err) =>
  log.warn({ err }, 'the release store does not learn that this gateway runs'),
);
log.info({ address: server.address(), metrics: settings.metrics?.port, releases }, 'gateway is ready');
process.send?.({ ready: true, address: server.address() });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

/** Ends the process when the address cannot be used. */
async function listen(on: Server, { port, host, setting }: { port: number; host: string; setting: string }) {
  on.on('error', (error: NodeJS.ErrnoException) => {
    const busy = `Port ${port} is in use: end what listens there, or set ${setting} to another one.`;
    process.stderr.write(`${error.code === 'EADDRINUSE' ? busy : error.message}\n`);
    process.exit(1);
  });
  on.listen(port, host);
  await once(on, 'listening');
}

/** Ends after the requests under way; `/readyz` says no meanwhile. */
async function stop(signal: string) {
  log.info({ signal }, 'gateway is stopping');
  stopping = true;
  withdraw();
  setTimeout(() => server.closeAllConnections(), GRACE).unref();
  server.close();
  server.closeIdleConnections();
  await once(server, 'close');
  await close();
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
