import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { isInstalled, startBalancer } from 'shared-kit/testing/balancers.ts';
import { freePort } from '../ports.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const nginxTest = isInstalled('nginx') ? test : test.skip;

/** Starts a server behind nginx; returns what ends it at once. */
async function listenOn(port: number, answer: RequestListener): Promise<() => void> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const end = () => (server.closeAllConnections(), void server.close());
  ends.push(end);
  return end;
}

/** Two ports of which only the second one has a server, and nginx, which has noticed. */
async function oneAway() {
  const servers = [await freePort(), await freePort()] as const;
  const endSecond = await listenOn(servers[1], (_, response) => response.end('second'));
  const { url, stop } = await startBalancer('nginx', { gateways: { port: await freePort(), servers } });
  ends.push(stop);
  const ask = async (method = 'GET') => {
    const answer = await fetch(url, { method });
    return [answer.status, await answer.text()];
  };
  for (let number = 0; number < 4; number++) expect(await ask()).toEqual([200, 'second']);
  return { firstPort: servers[0], endSecond, ask };
}

nginxTest(
  'a server that is back is asked as soon as the other one goes, also while its first answer takes long',
  async () => {
    const { firstPort, endSecond, ask } = await oneAway();
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let count = 0;
    await listenOn(firstPort, async (_, response) => {
      if (count++ === 0) {
        asked();
        await released;
      }
      response.end('first');
    });
    const underWay: Promise<unknown>[] = [];
    const asking = setInterval(() => void underWay.push(ask()), 50);
    await isAsked;
    clearInterval(asking);
    endSecond();
    for (let number = 0; number < 6; number++)
      expect(await ask(number % 2 ? 'POST' : 'GET')).toEqual([200, 'first']);
    release();
    await Promise.all(underWay);
  },
  30_000,
);

nginxTest(
  'while both are away a request is an error at once, and is answered as soon as one is back',
  async () => {
    const { firstPort, endSecond, ask } = await oneAway();
    endSecond();
    for (let number = 0; number < 3; number++) expect((await ask())[0]).toBe(502);
    await listenOn(firstPort, (_, response) => response.end('first'));
    expect(await ask()).toEqual([200, 'first']);
  },
  30_000,
);
