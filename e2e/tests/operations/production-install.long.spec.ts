import { execFile } from 'node:child_process';
import { cpSync, globSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeDatabase } from '../../../agency-api/testing/template-database.ts';
import { ChildProcesses } from '../../../local/child-processes.ts';
import { freePort } from '../../../local/ports.ts';
import { ROOT, workspaceFolders } from '../../../local/root.ts';
import { expect, test } from '../../site/test.ts';
import { siteUnderTest } from '../../site/site-under-test.ts';

const run = promisify(execFile);

/** MB that the packages of production may take, without Node itself (docs/decisions/0085). */
const LARGEST = 250;

/** What a server is set up from: manifests, the sources of the servers, what the demo agency configures. */
const COPIED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'gateway',
  'agency-api',
  'composer',
  'shared-kit',
  'demo-agency',
];

/** Copies the sources into an empty folder, without packages and output of builds. */
function copySources(folder: string) {
  const manifests = workspaceFolders(ROOT).map((workspace) => path.join(workspace, 'package.json'));
  for (const part of [...COPIED, ...manifests])
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/^(node_modules|dist|test-results)$/.test(path.basename(file)),
    });
}

const megabytes = (folder: string, exclude: string[] = []) =>
  globSync('**/*', { cwd: folder, exclude })
    .map((file) => lstatSync(path.join(folder, file)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0) / 1e6;

test('npm ci --omit=dev installs what gateway and API run with, in 250 MB', async ({ request }, info) => {
  test.setTimeout(600_000);
  const folder = info.outputPath('server');
  copySources(folder);
  await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, PATH: process.env.PATH!.replaceAll(path.join(ROOT, 'node_modules/.bin'), '') },
    shell: process.platform === 'win32',
    maxBuffer: 10_000_000,
  });
  const packages = path.join(folder, 'node_modules');
  expect(megabytes(packages, ['node'])).toBeLessThan(LARGEST);

  const databaseUrl = await makeDatabase(siteUnderTest().postgresUrl);
  const [port, apiPort] = [await freePort(), await freePort()];
  const children = new ChildProcesses();
  const output: string[] = [];
  const start = (main: string, settings: NodeJS.ProcessEnv) => {
    const child = children.start({
      program: path.join(packages, 'node/bin/node'),
      args: [main],
      cwd: folder,
      environment: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DATABASE_URL: databaseUrl,
        ...settings,
      },
    });
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text) => output.push(String(text)));
  };
  const fetchStatus = (url: string) =>
    request.get(url).then(
      (response) => response.status(),
      () => output.join(''),
    );
  try {
    start('agency-api/src/main.ts', {
      API_PORT: String(apiPort),
      AGENCY_DATA: path.join(folder, '.data'),
      AGENCY_CONFIG: path.join(folder, 'demo-agency/configuration'),
    });
    start('gateway/src/main.ts', {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      RELEASES: siteUnderTest().releases,
    });
    for (const server of [apiPort, port])
      await expect
        .poll(() => fetchStatus(`http://127.0.0.1:${server}/readyz`), { timeout: 90_000 })
        .toBe(200);
    expect(await fetchStatus(`http://127.0.0.1:${port}/fr/a-vendre/`)).toBe(200);
  } finally {
    await children.stopAll();
  }
});
