import {
  exitWithReason,
  listen,
  serverLog,
  closeConnectionsAfter,
  endRequests,
  shutDownGracefully,
} from 'composer/server';
import { createGateway } from './app.ts';
import { letHeapGrow } from './heap-growth.ts';
import { gatewayServer } from './http/gateway-server.ts';
import { metricsServer } from './http/metrics-server.ts';
import { FileReleaseStore, announceGateway } from 'composer/gateway';
import { readSettings } from './settings.ts';

async function start(): Promise<void> {
  letHeapGrow();
  const settings = readSettings(process.env);
  const log = serverLog('gateway', settings.logLevel);
  const shutdown = shutDownGracefully(log, { drain: settings.drain * 1_000 });
  const { app, metrics, versions, close } = createGateway(settings, log, () => shutdown.signal.aborted);
  const server = gatewayServer(app);
  closeConnectionsAfter(shutdown.signal, server);
  const { port, host, releases } = settings;
  await listen(server, { port, host, settings: { port: 'PORT', host: 'HOST' } });
  if (settings.metrics)
    await listen(metricsServer(metrics), {
      ...settings.metrics,
      settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
    });
  const withdraw = await announceGateway(
    new FileReleaseStore(releases),
    (err) => log.warn({ err }, 'the release store does not learn that this gateway runs'),
    versions,
  );
  shutdown.run(withdraw, () => endRequests(server), close);
  log.info({ address: server.address(), metrics: settings.metrics?.port, releases }, 'gateway is ready');
  process.send?.({ ready: true, address: server.address() });
}

await start().catch(exitWithReason);
