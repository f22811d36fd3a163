import express from 'express';
import type { Express } from 'express';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { urlOf } from '../testing/gateway-under-test.ts';
import { appMessages } from './app-messages.ts';

const opened: Server[] = [];
afterAll(() => opened.forEach((server) => server.close()));

/** An app that answers with what Express tells of a request, and what its server saw of the objects before and after. */
async function listening(makeMessages: typeof appMessages | undefined) {
  const app = express();
  app.set('trust proxy', 1);
  app.get('/', ({ ip, host, protocol }, response) => void response.status(201).json({ ip, host, protocol }));
  const prototypes: { before: object[]; after: object[] }[] = [];
  const server = createServer({ ...makeMessages?.(app) }, (request, response) => {
    const now = () => [request, response].map((message) => Object.getPrototypeOf(message) as object);
    const before = now();
    (app as Express)(request, response);
    prototypes.push({ before, after: now() });
  });
  opened.push(server.listen(0, '127.0.0.1'));
  await new Promise<void>((ready) => server.once('listening', () => ready()));
  const answer = await fetch(urlOf(server), { headers: { 'x-forwarded-for': '192.0.2.7' } });
  return { status: answer.status, told: (await answer.json()) as Record<string, string>, prototypes };
}

test('the app gets requests and responses that need no other prototype', async () => {
  const { prototypes } = await listening(appMessages);
  expect(prototypes).toHaveLength(1);
  const [{ before, after }] = prototypes as [(typeof prototypes)[number]];
  before.forEach((prototype, index) => expect(after[index]).toBe(prototype));
});

test('the app knows of them what it knows of those of any other server', async () => {
  const own = await listening(appMessages);
  expect(own).toMatchObject({ status: 201, told: { ip: '192.0.2.7', protocol: 'http' } });
  expect(own.told['host']).toMatch(/^127\.0\.0\.1:\d+$/);
  const ofNode = await listening(undefined);
  expect(ofNode).toMatchObject({ status: 201, told: { ip: '192.0.2.7', protocol: 'http' } });
});
