import { expect, jest, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { gatewayList, trustedHop, warnOfUnknownGateway } from './gateways.ts';

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
  const app = express().set('trust proxy', trustedHop(gatewayList(gateways)));
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

test('the gateways’ own network gives no second hop', async () => {
  const through = { 'x-forwarded-for': '192.0.2.1, 127.0.0.1' };
  expect(await believed('loopback', through)).toMatchObject({ ip: '127.0.0.1' });
});

test('anybody else is not believed, in a private network neither', async () => {
  expect(await believed('10.0.0.7', SAID)).toEqual({
    ip: '127.0.0.1',
    protocol: 'http',
    host: 'api.internal',
  });
});

test('a gateway that the list lacks is told of once', async () => {
  const warn = jest.fn();
  const app = express().use(warnOfUnknownGateway(gatewayList('10.0.0.7'), { warn } as never));
  app.get('/', (_request, response) => void response.end());
  await request(app).get('/');
  expect(warn).not.toHaveBeenCalled();
  for (let count = 0; count < 2; count++) await request(app).get('/').set(SAID);
  expect(warn).toHaveBeenCalledTimes(1);
});
