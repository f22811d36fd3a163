import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accepts, isInstalled } from 'shared-kit/testing/balancers.ts';
import { ECHO_SHELL, emptyStore, release } from 'composer/testing/release-fixture.ts';
import { endsWithTests, restartablePort, startProgram } from 'composer/testing/server-program.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

const ALLOWED = 40;
const MAIN = path.join(import.meta.dirname, '../main.ts');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function startRedis(port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore', cwd: temporaryFolder('redis') });
  endsWithTests(child);
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`redis-server has ended with code ${child.exitCode}`);
    await sleep(20);
  }
  return {
    signal: (name: NodeJS.Signals) => void child.kill(name),
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function twoGateways(redisPort: number) {
  const store = emptyStore();
  await release(store, { name: 'shell', server: ECHO_SHELL });
  const ports = [await restartablePort(), await restartablePort()] as const;
  for (const port of ports) {
    const gateway = await startProgram(MAIN, port, {
      PORT: String(port),
      RELEASES: store.folder,
      // Nobody answers there.
      API_URL: `http://127.0.0.1:${await restartablePort()}`,
      RENDERERS: '1',
      RATE_LIMIT: String(ALLOWED),
      LIMITS_REDIS: `redis://127.0.0.1:${redisPort}`,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
    });
    ends.push(gateway.kill);
  }
  let visitors = 0;
  /** Statuses of what a new visitor asks, of both in turn. */
  return async function ask(times: number, between?: (time: number) => unknown): Promise<number[]> {
    const visitor = `2001:db8:0:${(++visitors).toString(16)}::`;
    const statuses: number[] = [];
    for (let time = 0; time < times; time++) {
      await between?.(time);
      const { status } = await fetch(`http://127.0.0.1:${ports[time % 2]}/robots.txt`, {
        headers: { 'x-forwarded-for': visitor },
      });
      statuses.push(status);
    }
    return statuses;
  };
}

const allowed = (statuses: number[]) => statuses.filter((status) => status === 200).length;
/** More than one gateway allows, fewer than two do. */
const TIMES = ALLOWED + 20;

/** Redis is killed, stands still and comes back: that needs the real one. */
const withRedis = isInstalled('redis-server') ? test : test.skip;

withRedis(
  'two gateways keep to one limit in a real Redis, and each to its own while it is killed or stands still',
  async () => {
    const port = await restartablePort();
    let redis = await startRedis(port);
    const ask = await twoGateways(port);
    const untilTogether = async () => {
      while (allowed(await ask(TIMES)) !== ALLOWED);
    };
    await untilTogether();

    const killed = await ask(TIMES, (time) => (time === 10 ? redis.kill() : undefined));
    expect(allowed(killed)).toBe(TIMES);
    redis = await startRedis(port);
    await untilTogether();

    const stopped = await ask(TIMES, (time) => time === 10 && redis.signal('SIGSTOP'));
    expect(allowed(stopped)).toBe(TIMES);
    redis.signal('SIGCONT');
    await untilTogether();
  },
  300_000,
);
