import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChildProcesses } from '../../local/child-processes.ts';
import { freePort } from '../../local/ports.ts';
import type { Service } from '../../local/service.ts';
import { gatewayService, siteUrl } from '../../local/steps/services.ts';
import { localSettings } from '../../local/steps/settings.ts';
import { test as base } from './own-site.ts';
import type { OwnSite } from './own-site.ts';
import { DEADLINE_FACTOR } from './site-under-test.ts';

/** A site with a second gateway, behind a balancer that sends each kind of request to one of them. */
export interface TwoGateways {
  /** Origin of the balancer: documents come from the first gateway, everything else from the second. */
  url: string;
  site: OwnSite;
  second: Service & { url: string; metricsUrl: string };
  stop(): Promise<void>;
}

/** For tests of what two gateways share: nothing but releases and API. */
export const test = base.extend<{ twoGateways: TwoGateways }>({
  twoGateways: [
    async ({ ownSite }, provide) => {
      const started = await startTwoGateways(ownSite);
      await provide(started).finally(() => started.stop());
    },
    { timeout: 240_000 },
  ],
  page: async ({ twoGateways, page }, provide) => {
    void twoGateways;
    await provide(page);
  },
});

export { expect } from './own-site.ts';

async function startTwoGateways(site: OwnSite): Promise<TwoGateways> {
  const children = new ChildProcesses();
  const port = String(await freePort());
  const metricsPort = String(await freePort());
  const environment = {
    ...process.env,
    LOG_LEVEL: 'warn',
    PORT: port,
    METRICS_PORT: metricsPort,
    API_URL: site.apiUrl,
    API_STATE_URL: site.apiInternalUrl,
    RELEASES: site.releases,
    RATE_LIMIT: '0',
    TRUST_PROXY: 'loopback',
    DEADLINE_FACTOR,
  };
  const settings = localSettings(environment);
  const service = gatewayService({ children, settings, environment });
  await service.start();
  const url = siteUrl(settings);
  const balancer = await startBalancer({ documents: site.url, others: url });
  return {
    url: balancer.url,
    site,
    second: Object.assign(service, { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }),
    async stop() {
      balancer.stop();
      await children.stopAll();
    },
  };
}

/** Passes requests on as they are, `Host` included: both gateways make pages of its own origin. */
async function startBalancer({ documents, others }: { documents: string; others: string }) {
  const server = createServer((request, response) => {
    const target = request.headers['sec-fetch-dest'] === 'document' ? documents : others;
    const passed = ask(
      target + request.url,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    // A browser that leaves takes its request with it.
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
