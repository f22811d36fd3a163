import path from 'node:path';
import type { ChildProcesses } from '../../gateway/local/child-processes.ts';
import { freePort } from '../../gateway/local/ports.ts';
import { terminalProgress } from '../../gateway/local/progress.ts';
import { startSite } from '../../gateway/local/start-site.ts';
import type { Site } from '../../gateway/local/start-site.ts';

/** The site that is measured, with the folder that everything of this run is in. */
export interface BenchSite extends Site {
  folder: string;
  /** Data folder of its API. */
  data: string;
}

/** A production build of the site with demo data, for load: many visitors come from this machine. */
export async function startBenchSite(children: ChildProcesses, folder: string): Promise<BenchSite> {
  const data = path.join(folder, 'data');
  const site = await startSite({
    children,
    progress: terminalProgress(),
    environment: {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      AGENCY_DATA: data,
      DATABASE_URL: '',
      RELEASES: path.join(folder, 'releases'),
      RATE_LIMIT: '0',
      // As behind a balancer: each visitor has an address of their own, to which the limits of forms apply.
      TRUST_PROXY: 'loopback',
      // An inspector, once asked for, takes any free port (gateway-heap.ts).
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --inspect-port=0`.trim(),
      LOG_LEVEL: 'error',
    },
  });
  return { ...site, folder, data };
}
