import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { BALANCERS, isInstalled, readSettings, startBalancer } from 'shared-kit/testing/balancers.ts';
import { restartablePort, startProgram } from 'composer/testing/server-program.ts';
import { sendSteadily } from 'composer/testing/steady-requests.ts';
import { ECHO_SHELL, emptyStore, release } from 'composer/testing/release-fixture.ts';

const PER_SECOND = 200;
const ROUNDS = 3;
const MAIN = path.join(import.meta.dirname, '../main.ts');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** An API that takes forms: the key of each. */
async function formApi() {
  const taken = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    response.setHeader('content-type', 'application/json');
    if (request.url === '/content-state')
      return void response.end('{"source":"one","configuration":1,"versions":[]}');
    if (request.method === 'POST') taken.add(JSON.parse(body).key);
    response.end('{"languages":["fr"],"defaultLanguage":"fr"}');
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  ends.push(() => (server.closeAllConnections(), server.close()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken };
}

for (const balancer of BALANCERS.filter(isInstalled))
  test(`behind ${balancer} no page and no form is lost while two gateways are restarted in turn`, async () => {
    const store = emptyStore();
    await release(store, { name: 'shell', server: ECHO_SHELL });
    const api = await formApi();
    const ports = [await restartablePort(), await restartablePort()] as const;
    const gateways = [];
    for (const port of ports) {
      const gateway = await startProgram(MAIN, port, {
        PORT: String(port),
        RELEASES: store.folder,
        API_URL: api.url,
        API_STATE_URL: api.url,
        RENDERERS: '1',
        RATE_LIMIT: '0',
        TRUST_PROXY: '1',
        DRAIN: '4',
        LOG_LEVEL: 'warn',
      });
      ends.push(gateway.kill);
      gateways.push(gateway);
    }
    const { url, stop } = await startBalancer(balancer, {
      gateways: { port: await restartablePort(), servers: ports },
    });
    ends.push(stop);

    const forms: string[] = [];
    const visitors = sendSteadily(url, PER_SECOND, (number) => {
      if (number % 4 === 0) return { path: `/fr/?visitor=${number}` };
      if (number % 4 === 1) return { path: '/api/site?lang=fr' };
      if (number % 4 === 2) return { path: '/fr/' };
      forms.push(String(number));
      return {
        path: '/api/forms/contact',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: String(number) }),
      };
    });
    for (let round = 0; round < ROUNDS; round++) for (const gateway of gateways) await gateway.restart();
    const { sent, answered, failures, perSecond } = await visitors.stop();

    expect(failures).toEqual([]);
    expect(answered).toBe(sent);
    expect(forms.filter((key) => !api.taken.has(key))).toEqual([]);
    expect(perSecond).toBeGreaterThan(PER_SECOND * 0.9);
  }, 300_000);

test('the settings that operators are given name the servers that these tests put in', () => {
  for (const name of BALANCERS) expect(() => readSettings(name)).not.toThrow();
});
