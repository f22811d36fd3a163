import request from 'supertest';
import { ApiCalls } from '../api-calls/api-calls.ts';
import { gatewayMetrics } from './metrics.ts';
import { metricsServer } from './gateway-server.ts';

const calls = new ApiCalls({ baseUrl: 'http://127.0.0.1:9', awayAfter: 1_000 });
const part = (version: string, cpu = 600) => ({
  app: 'mf-forms',
  version,
  expose: './Box',
  cpu,
  isCold: false,
});

async function figures() {
  const metrics = gatewayMetrics(calls, 'site_', () => []);
  const server = metricsServer(metrics.expose);
  return { metrics, text: async () => (await request(server).get('/metrics').expect(200)).text };
}

const labels = (version: string) => `remote="mf-forms",version="${version}",expose="./Box"`;

test('what a part takes, and how often that is too much, is told by remote, version and expose', async () => {
  const { metrics, text } = await figures();
  metrics.setLive([{ name: 'mf-forms', version: '1' }]);
  metrics.measurePart(part('1', 600), true);
  metrics.measurePart(part('1', 4), false);
  const told = await text();
  expect(told).toContain(`site_part_cpu_seconds_count{${labels('1')}} 2`);
  expect(told).toContain(`site_part_cpu_seconds_sum{${labels('1')}} 0.604`);
  expect(told).toContain(`site_parts_over_share_total{${labels('1')}} 1`);
});

test('figures of releases that are not live any more are gone, however many there were', async () => {
  const { metrics, text } = await figures();
  for (let version = 1; version <= 50; version++) {
    metrics.setLive([{ name: 'mf-forms', version: String(version) }]);
    metrics.measurePart(part(String(version)), true);
    // A page that began before the flip.
    metrics.measurePart(part(String(version - 1)), true);
  }
  const versions = new Set((await text()).match(/(?<=remote="mf-forms",version=")[^"]+/g));
  expect([...versions]).toEqual(['50']);
});

test('which version of each app is live is told, and of no other', async () => {
  const { metrics, text } = await figures();
  for (const version of ['1', '2']) metrics.setLive([{ name: 'shell', version }]);
  expect(await text()).toContain('site_live_releases{remote="shell",version="2"} 1');
  expect(await text()).not.toContain('version="1"');
  expect(await text()).toMatch(
    /^site_build_info\{program="gateway",version="\d+\.\d+\.\d+",node="24\..*"\} 1$/m,
  );
});
