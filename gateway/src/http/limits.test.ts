import { Writable } from 'node:stream';
import { serverLog } from 'composer/server';
import { redisDouble } from 'composer/testing/redis-double.ts';
import { readSettings } from '../settings.ts';
import { gateway, served } from '../testing/gateway-under-test.ts';

/** Two gateways that allow a visitor so many requests, as behind a balancer, and what they log. */
async function twoGateways(allowed: number, LIMITS_REDIS: string) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = serverLog('gateway', 'info', stream);
  const environment = { RATE_LIMIT: String(allowed), TRUST_PROXY: 'loopback', LIMITS_REDIS };
  const { site, settings, figures } = await gateway(environment, log);
  const sites = [site, await served(settings, log)] as const;
  const ask = async (which: 0 | 1, visitor: string) =>
    (await sites[which].get('/robots.txt').set('x-forwarded-for', visitor)).status;
  let visitors = 0;
  return {
    ask,
    /** A visitor who has not asked for anything yet. */
    newVisitor: () => `2001:db8:0:${(++visitors).toString(16)}::`,
    linesWith: (text: string) => lines.filter((line) => line.includes(text)).length,
    isAway: async () => /^facade_limits_away (\d)$/m.exec((await figures.get('/metrics')).text)![1] === '1',
  };
}

type Pair = Awaited<ReturnType<typeof twoGateways>>;

/** Until both gateways count in the server. */
async function untilTogether({ ask, newVisitor }: Pair, redis: { asked: number }) {
  for (const which of [0, 1] as const)
    for (const before = redis.asked; redis.asked === before;) await ask(which, newVisitor());
}

/** What a new visitor gets who asks these gateways in turn. */
async function statuses({ ask, newVisitor }: Pair, ...gateways: (0 | 1)[]) {
  const visitor = newVisitor();
  const got: number[] = [];
  for (const which of gateways) got.push(await ask(which, visitor));
  return got;
}

test('two gateways that count in one Redis allow a visitor together what one does', async () => {
  const redis = await redisDouble();
  const pair = await twoGateways(4, redis.url);
  await untilTogether(pair, redis);
  expect(await statuses(pair, 0, 1, 0, 1, 0, 1)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(await statuses(pair, 0)).toEqual([200]);
  expect([...redis.counts.keys()]).toContainEqual(
    expect.stringMatching(/^limits:requests:2001:db8:0:1::\/64$/),
  );
  expect(await pair.isAway()).toBe(false);
});

test('when Redis goes away, each goes on with what it counted itself, and together again when it is back', async () => {
  const redis = await redisDouble();
  const pair = await twoGateways(4, redis.url);
  await untilTogether(pair, redis);
  const visitor = pair.newVisitor();
  for (const which of [0, 0, 1] as const) expect(await pair.ask(which, visitor)).toBe(200);
  await redis.stop();
  const alone = [];
  for (const which of [0, 0, 0, 1, 1, 1, 1] as const) alone.push(await pair.ask(which, visitor));
  expect(alone).toEqual([200, 200, 429, 200, 200, 200, 429]);
  expect(await pair.isAway()).toBe(true);

  const again = await redisDouble(Number(new URL(redis.url).port));
  await untilTogether(pair, again);
  expect(await statuses(pair, 0, 1, 0, 1, 0)).toEqual([200, 200, 200, 200, 429]);
  expect(await pair.isAway()).toBe(false);
  expect(pair.linesWith('LIMITS_REDIS does not answer')).toBe(2);
  expect(pair.linesWith('LIMITS_REDIS answers again')).toBe(2);
});

test('a Redis that is silent fails no request, and is not waited for by each', async () => {
  const redis = await redisDouble();
  const pair = await twoGateways(4, redis.url);
  await untilTogether(pair, redis);
  redis.isSilent = true;
  const before = redis.asked;
  expect(await statuses(pair, 0, 0, 0, 0, 0)).toEqual([200, 200, 200, 200, 429]);
  expect(redis.asked - before).toBeLessThan(4);
  redis.isSilent = false;
  await untilTogether(pair, redis);
  expect(await pair.isAway()).toBe(false);
});

test('a Redis that was never there changes nothing', async () => {
  const pair = await twoGateways(2, 'redis://127.0.0.1:1');
  expect(await statuses(pair, 0, 0, 0, 1, 1, 1)).toEqual([200, 200, 429, 200, 200, 429]);
  expect(await pair.isAway()).toBe(true);
  expect(pair.linesWith('LIMITS_REDIS does not answer')).toBe(2);
});

test('what LIMITS_REDIS may be, and that its password is not shown', () => {
  expect(readSettings({ LIMITS_REDIS: 'rediss://:s3cret@redis.example/1' }).limitsRedis).toContain('rediss:');
  const read = () => readSettings({ LIMITS_REDIS: 'http://:s3cret@redis.example' });
  expect(read).toThrow(/LIMITS_REDIS: must be a redis:\/\/ or rediss:\/\/ address/);
  expect(read).not.toThrow('s3cret');
});
