import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { startProgram } from 'composer/testing/server-program.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import getPort from 'get-port';
import { ROOT } from '../root.ts';
import { makePackage, PACKAGES, packTarball, readManifest } from './make-package.ts';
import { smallSite } from './small-site.ts';

const site = temporaryFolder('small-site');
const packed = temporaryFolder('packages');
const APPS = ['shell', 'mf-hello'];
const MINUTES = 60_000;

const run = (folder: string, program: string, ...args: string[]) =>
  promisify(execFile)(program, args, {
    cwd: path.join(site, folder),
    env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: '', FORCE_COLOR: undefined, NO_COLOR: '1' },
    maxBuffer: 2 ** 24,
  }).catch((error: { message: string; stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
const command = (folder: string, name: string, ...args: string[]) =>
  run(folder, path.join(site, 'node_modules/.bin', name), ...args);

/** An empty folder with the two packages, and the tools that they name. */
beforeAll(async () => {
  const files = smallSite();
  const dependencies: Record<string, string> = {};
  const tools: Record<string, string> = {};
  for (const name of PACKAGES) {
    const folder = makePackage(name, packed);
    dependencies[name] = `file:${packTarball(folder)}`;
    Object.assign(tools, readManifest(folder).peerDependencies);
  }
  for (const name of PACKAGES) delete tools[name];
  files['package.json'] = JSON.stringify({
    name: 'small-site',
    private: true,
    type: 'module',
    dependencies,
    devDependencies: tools,
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  await run('.', 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
}, 10 * MINUTES);

test('a package has no TypeScript but types, and no test', () => {
  for (const name of PACKAGES) {
    const files = globSync('**/*', { cwd: path.join(site, 'node_modules', name) });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    expect(files).toContain('LICENSE');
  }
});

test(
  'a site written against the entries has their types',
  async () => {
    const tsc = path.join(ROOT, 'node_modules/typescript7/bin/tsc');
    await run('.', process.execPath, tsc, '-p', 'tsconfig.json');
    // They are types, not `any`.
    const wrong = `import { defineRemote } from 'composer/contract';\nimport { Button } from 'shared-kit/ui/button/button';\ndefineRemote({ name: 1 });\nButton({ variant: 'no such' });\n`;
    writeFileSync(path.join(site, 'wrong.ts'), wrong);
    const said = await run('.', process.execPath, tsc, '-p', 'tsconfig.json').catch(String);
    expect(said).toMatch(/wrong\.ts\(3,[^]*wrong\.ts\(4,/);
  },
  5 * MINUTES,
);

test(
  'it builds, seals, publishes, and its gateway shows the page of the remote',
  async () => {
    for (const app of APPS) {
      await command(app, 'webpack', '--config', 'webpack.config.mjs');
      await command(app, 'seal-release');
    }
    const { stdout } = await run('.', process.execPath, 'release.mjs');
    expect(stdout).toMatch(/mf-hello 0\.1\.0-\w+ is live\./);

    const port = await getPort();
    const gateway = await startProgram(path.join(site, 'gateway.ts'), port, {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${await getPort()}`,
      RENDERERS: '1',
      DRAIN: '0',
      LOG_LEVEL: 'error',
    });
    const answer = await fetch(`http://127.0.0.1:${port}/fr/bonjour/`);
    const page = await answer.text();
    expect(page).toContain('Hello in fr');
    expect(page).toMatch(/<button[^>]* class="button_[^>]*>[^<]*250[^<]*</);
    expect(answer.status).toBe(200);

    expect(await (await fetch(`http://127.0.0.1:${port}/licenses.txt`)).text()).toMatch(
      /^webpack [\d.]+ \(MIT\)$/m,
    );

    const release = JSON.parse(readFileSync(path.join(site, 'mf-hello/dist/release.json'), 'utf8'));
    const [entry] = release.entry as string[];
    const file = `http://127.0.0.1:${port}/remotes/mf-hello/${release.version}/web/${entry}`;
    expect((await fetch(file)).status).toBe(200);
    expect(await gateway.end()).toBe(0);
  },
  10 * MINUTES,
);
