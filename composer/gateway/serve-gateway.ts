import { setFlagsFromString } from 'node:v8';
import { closeConnectionsAfter, endRequests, shutDownGracefully } from '../server/shutdown.ts';
import { exitWithReason } from '../server/operator-error.ts';
import { listen } from '../server/listen.ts';
import { serverLog } from '../server/logged-fields.ts';
import { startTracing } from '../server/start-tracing.ts';
import { createGateway } from './create-gateway.ts';
import type { Running } from './create-gateway.ts';
import { gatewayServer, metricsServer } from './http/gateway-server.ts';
import { openReleaseStore } from './releases/open-release-store.ts';
import { announceGateway } from './releases/running-gateways.ts';
import { isUnencrypted } from './settings.ts';
import type { GatewaySettings } from './settings.ts';
import type { GatewayParts, SiteDescription } from './site.ts';

/**
 * A gateway as a process: listens, tells its parent, and drains at SIGTERM. A process whose settings are wrong or that cannot listen ends
 * with the reason. Returns the port that it listens on.
 */
export async function serveGateway<Settings extends GatewaySettings>(
  readSettings: () => Settings,
  describeSite: (settings: Settings, parts: GatewayParts) => SiteDescription,
  named: Pick<Running, 'metricsPrefix'>,
): Promise<number> {
  try {
    return await serve(readSettings(), describeSite, named);
  } catch (error) {
    exitWithReason(error);
  }
}

async function serve<Settings extends GatewaySettings>(
  settings: Settings,
  describeSite: (settings: Settings, parts: GatewayParts) => SiteDescription,
  { metricsPrefix }: Pick<Running, 'metricsPrefix'>,
) {
  letHeapGrow();
  const log = serverLog('gateway', settings.logLevel);
  const shutdown = shutDownGracefully(log, { drain: settings.drain * 1_000 });
  if (settings.outcomesTo && isUnencrypted(settings.outcomesTo.address))
    log.warn('OUTCOMES_URL is not https: the token of this gateway may be read on the way');
  const tracing = await startTracing('gateway', settings.tracing, log);
  const { app, metrics, versions, close } = createGateway(
    settings,
    (parts) => describeSite(settings, parts),
    {
      log,
      metricsPrefix,
      isStopping: () => shutdown.signal.aborted,
      tracing,
    },
  );
  const server = gatewayServer(app);
  closeConnectionsAfter(shutdown.signal, server);
  const { host, releases } = settings;
  const port = await listen(server, { port: settings.port, host, settings: { port: 'PORT', host: 'HOST' } });
  if (settings.metrics)
    await listen(metricsServer(metrics), {
      ...settings.metrics,
      settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
    });
  const withdraw = await announceGateway(
    openReleaseStore(settings),
    (err) => log.warn({ err }, 'the release store does not learn that this gateway runs'),
    versions,
  );
  shutdown.run(withdraw, () => endRequests(server), close, tracing.close);
  log.info({ address: server.address(), metrics: settings.metrics?.port, releases }, 'gateway is ready');
  process.send?.({ ready: true, address: server.address() });
  return port;
}

/**
 * Lets the heap grow to five times what lives in it before V8 searches all of it for garbage. Markup passes through the gateway in
 * buffers, which count as growth: with V8's own measure a third of the gateway's time went into these searches (measured: 19 MB that
 * live, a search every 80 pages).
 */
function letHeapGrow(): void {
  setFlagsFromString('--heap-growing-percent=400');
}
