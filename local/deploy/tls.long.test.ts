import { afterEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { until } from 'composer/testing/until.ts';
import { accepts, balancerCommand, isInstalled, SERVER_ENVIRONMENT } from 'shared-kit/testing/balancers.ts';
import { ChildProcesses } from '../child-processes.ts';
import { freePort } from '../ports.ts';
import { ROOT } from '../root.ts';

const children = new ChildProcesses();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  await children.stopAll();
  for (const end of ends.splice(0)) await end();
});

const canRun = isInstalled('nginx') && !spawnSync('openssl', ['version']).error;
if (!canRun) process.stderr.write('nginx or openssl is not installed: TLS of visitors is left out.\n');

(canRun ? test : test.skip)(
  'with tls.conf nginx sends visitors to https, and tells the gateway of it',
  async () => {
    const gateway = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
    await new Promise<void>((ready) => void gateway.listen(0, '127.0.0.1', ready));
    ends.push(() => (gateway.closeAllConnections(), gateway.close()));
    const behind = (gateway.address() as AddressInfo).port;
    const folder = temporaryFolder('tls');
    const [port, tlsPort] = [await freePort(), await freePort()];
    const command = await balancerCommand('nginx', folder, { gateways: { port, servers: [behind, behind] } });
    const [certificate, key] = ['certificate.pem', 'key.pem'].map((file) => path.join(folder, file)) as [
      string,
      string,
    ];
    const forLocalhost =
      '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      ...forLocalhost.split(' '),
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    expect(made.status).toBe(0);
    const tls = path.join(folder, 'facade-tls.conf');
    cpSync(path.join(ROOT, 'deploy/balancers/tls.conf'), tls);
    replaceIn(tls, { '0.0.0.0:443': `127.0.0.1:${tlsPort}`, '/etc/nginx/tls': folder });
    replaceIn(path.join(folder, 'settings'), { '/etc/nginx/facade-tls*.conf': tls });
    children.start({ ...command, cwd: folder, environment: SERVER_ENVIRONMENT });
    await until('nginx accepts connections', () => accepts(tlsPort));

    const plain = await fetch(`http://127.0.0.1:${port}/fr/?a=b`, {
      redirect: 'manual',
      headers: { host: 'www.agency.example' },
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^https:\/\/.*\/fr\/\?a=b$/),
    ]);
    const asked = request(`https://127.0.0.1:${tlsPort}/fr/`, {
      ca: readFileSync(certificate),
      servername: 'localhost',
      checkServerIdentity: () => undefined,
    });
    asked.end();
    const [answer] = await once(asked, 'response');
    expect(JSON.parse((await answer.toArray()).join(''))).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
  },
);

function replaceIn(file: string, replacements: Record<string, string>) {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${file} does not name ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}
