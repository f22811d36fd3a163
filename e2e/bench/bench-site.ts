import path from 'node:path';
import type { ChildProcesses } from '../../local/child-processes.ts';
import { freePort } from '../../local/ports.ts';
import { gatewayService, metricsUrl, siteUrl } from '../../local/steps/services.ts';
import { localSettings } from '../../local/steps/settings.ts';
import { startSite } from '../../local/start-site.ts';
import type { Site, SiteOptions } from '../../local/start-site.ts';

/** The site that is measured. */
export interface BenchSite extends Site {
  /** Folder with all files of this run. */
  folder: string;
  /** Of its API. */
  data: string;
  /** Starts another gateway in front of the same API and release store. */
  startGateway(settings: NodeJS.ProcessEnv): Promise<BenchGateway>;
}

export interface BenchGateway {
  url: string;
  metricsUrl: string;
  pid: number;
  stop(): Promise<void>;
}

interface BenchSiteOptions extends Pick<SiteOptions, 'progress' | 'build'> {
  children: ChildProcesses;
  folder: string;
  /** Whether the demo agency's stand-ins for third parties are shown, and consent is asked for. */
  standIns?: boolean;
}

/** A production build of the site with demo data, with limits that allow load from one machine. */
export async function startBenchSite({
  folder,
  standIns = false,
  ...options
}: BenchSiteOptions): Promise<BenchSite> {
  const data = path.join(folder, 'data');
  const demoPort = await freePort();
  const environment = {
    ...(await freePorts()),
    API_PORT: String(await freePort()),
    API_INTERNAL_PORT: String(await freePort()),
    DEMO_AGENCY_PORT: String(demoPort),
    STAND_INS: standIns ? `http://localhost:${demoPort}` : '',
    AGENCY_DATA: data,
    DATABASE_URL: '',
    RELEASES: path.join(folder, 'releases'),
    RATE_LIMIT: '0',
    // As behind a load balancer: each visitor has an address, to which the limits of forms apply.
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  };
  const site = await startSite({ ...options, environment });
  return {
    ...site,
    folder,
    data,
    async startGateway(settings) {
      const own = { ...process.env, ...environment, ...(await freePorts()), ...settings };
      return startGateway(options.children, own);
    },
  };
}

const freePorts = async () => ({
  PORT: String(await freePort()),
  METRICS_PORT: String(await freePort()),
});

async function startGateway(children: ChildProcesses, environment: NodeJS.ProcessEnv): Promise<BenchGateway> {
  const settings = localSettings(environment);
  const service = gatewayService({ children, settings, environment });
  await service.start();
  return {
    url: siteUrl(settings),
    metricsUrl: metricsUrl(settings)!,
    pid: service.pid!,
    stop: () => service.stop(),
  };
}
