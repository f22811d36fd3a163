import { describe, expect, jest, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { gatewayList, warnOfUnknownHop } from './gateways.ts';

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['loopback', '192.168.1.1', false],
  ['loopback', 'fd00::1', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '::ffff:10.1.2.3', true],
  ['10.1.2.3', '10.1.2.4', false],
  ['loopback, 10.2.0.0/24', '10.2.0.255', true],
  ['10.2.0.0/24', '10.2.1.0', false],
  ['fd00:1::/32', 'fd00:1:ffff::1', true],
  ['fd00:1::/32', 'fd00:2::1', false],
  ['203.0.113.9', undefined, false],
])('in the list %s %s is a gateway: %s', (list, address, expected) => {
  expect(gatewayList(list)(address)).toBe(expected);
});

/** What the API takes for the visitor's address, protocol and host. */
async function believed(gateways: string, headers: Record<string, string>) {
  const app = express().set('trust proxy', gatewayList(gateways));
  app.get('/', ({ ip, protocol, host }, response) => void response.json({ ip, protocol, host }));
  const { body } = await request(app)
    .get('/')
    .set({ host: 'api.internal', ...headers });
  return { ...body, ip: body.ip.replace('::ffff:', '') };
}
const SAID = {
  'x-forwarded-for': '192.0.2.1, 10.0.0.7, 203.0.113.5',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'agency.example',
};

test('a gateway is believed, and only the address that it names itself', async () => {
  expect(await believed('loopback', SAID)).toEqual({
    ip: '203.0.113.5',
    protocol: 'https',
    host: 'agency.example',
  });
});

test.each([
  [
    'the balancer and the gateway behind it are listed',
    'loopback, 10.0.0.0/24',
    '192.0.2.1, 10.0.0.7',
    '192.0.2.1',
  ],
  ['two balancers are', 'loopback, 10.0.0.0/24', '192.0.2.1, 10.0.0.7, 10.0.0.8', '192.0.2.1'],
  [
    'the visitor has an address of their network',
    'loopback, 10.0.0.0/24',
    '10.0.0.99, 10.0.0.7',
    '10.0.0.99',
  ],
  ['the gateway is not', 'loopback', '192.0.2.1, 10.0.0.7', '10.0.0.7'],
])('through a balancer, where %s', async (_which, gateways, said, ip) => {
  expect(await believed(gateways, { 'x-forwarded-for': said })).toMatchObject({ ip });
});

test('anybody else is not believed, in a private network neither', async () => {
  expect(await believed('10.0.0.7', SAID)).toEqual({
    ip: '127.0.0.1',
    protocol: 'http',
    host: 'api.internal',
  });
});

describe('a hop that the list lacks is told of once, by its address:', () => {
  test.each([
    ['the gateway', '10.0.0.7', '192.0.2.1', '127.0.0.1'],
    ['the balancer', '10.0.0.7', '192.0.2.1, 10.0.0.7', '127.0.0.1'],
    ['the gateway behind a balancer', 'loopback', '192.0.2.1, 10.0.0.7', '10.0.0.7'],
  ])('%s', async (_which, gateways, said, hop) => {
    const { ask, told } = warned(gateways);
    for (let count = 0; count < 2; count++) await ask(said);
    expect(told()).toEqual([hop]);
  });

  test('none where all are listed, and of strangers a few', async () => {
    const { ask, told } = warned('loopback, 10.0.0.7');
    for (const said of [undefined, '192.0.2.1', '192.0.2.1, 10.0.0.7']) await ask(said);
    expect(told()).toEqual([]);
    for (let last = 1; last < 30; last++) await ask(`192.0.2.1, 203.0.113.${last}`);
    expect(told()).toHaveLength(10);
  });
});

function warned(gateways: string) {
  const warn = jest.fn<(said: { hop: string }) => void>();
  const app = express()
    .set('trust proxy', gatewayList(gateways))
    .use(warnOfUnknownHop({ warn } as never));
  app.get('/', (_request, response) => void response.end());
  return {
    ask: (said?: string) =>
      request(app)
        .get('/')
        .set(said === undefined ? {} : { 'x-forwarded-for': said }),
    told: () => warn.mock.calls.map(([{ hop }]) => hop.replace('::ffff:', '')),
  };
}
