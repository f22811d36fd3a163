import { ClientRequest, createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { apiProxies, UPLOAD_SILENCE } from './proxies.ts';

let api: Server;
beforeAll(async () => {
  api = createServer((incoming, response) => void incoming.resume().on('end', () => response.end()));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void api.close(resolve)));
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['/api/uploads', UPLOAD_SILENCE],
  ['/api/forms/contact', 30_000],
])('the API may be silent to %s for %i ms', async (path, silence) => {
  const limits = jest.spyOn(ClientRequest.prototype, 'setTimeout');
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const targets = { api: origin, forms: origin, owner: origin, media: origin };
  const app = express().use(apiProxies({ targets, publicUrl: undefined }, pino({ enabled: false })));
  await request(app).post(path).send('photo').expect(200);
  expect(limits.mock.calls.map(([ms]) => ms)).toContain(silence);
});
