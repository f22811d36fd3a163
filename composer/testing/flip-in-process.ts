import { LiveReleases } from '../gateway/releases/live-releases.ts';
import { RunningReleases } from '../gateway/renderer/running-releases.ts';
import { ECHO_SHELL, emptyStore, release, remoteCode } from './release-fixture.ts';

/**
 * A process that flips a remote, and every fifth time the shell, and runs each version as a renderer does: writes the heap in MB
 * after the first flips and after all of them. Run it with --expose-gc and --no-compilation-cache.
 */
const FLIPS = 50;
const store = emptyStore();
const live = new LiveReleases(store, {
  start: async () => {},
  report: ({ error }) => process.stderr.write(String(error)),
});
const page = { remote: 'mf-search', expose: './Page' };
const observer = { loading: () => {}, loaded: () => {} };
/** As many as a renderer keeps. */
let kept: RunningReleases[] = [];

/** A megabyte of code that is different in each version. */
const ballast = (version: number) =>
  `exports.ballast = [${Array.from({ length: 20_000 }, (_, index) => `() => 'version ${version} part ${index}'`)}];`;

async function flipTo(version: number) {
  if (version % 5 === 0)
    await release(store, { name: 'shell', version: `${version}`, server: ballast(version) + ECHO_SHELL });
  const server = ballast(version) + remoteCode(`search ${version}`);
  const exposes = { './Page': { js: [], css: [] } };
  await release(store, { name: 'mf-search', version: `${version}`, server, release: { exposes } });
  const { composition, compositionPaths, apps } = await live.current();
  const running = new RunningReleases({ composition, compositionPaths, apps }, observer, () => kept);
  kept = [...kept, running].slice(-2);
  return running.expose(page);
}

async function heap(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc!();
  }
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

for (let version = 0; version < 5; version++) await flipTo(version);
const before = await heap();
for (let version = 5; version < 5 + FLIPS; version++) await flipTo(version);
process.stdout.write(JSON.stringify({ before, after: await heap() }));
