import { expect, test } from '@jest/globals';
import express, { type Request } from 'express';
import request from 'supertest';
import { ownOriginOnly, siteAddress } from './site-origin.ts';
import { answerProblem } from './problem-answers.ts';

function post(publicUrl: string | undefined, headers: Record<string, string>) {
  const app = express().set('trust proxy', 'loopback');
  app.post('/', ownOriginOnly(publicUrl), (_request, response) => void response.send('ok'));
  return request(app.use(answerProblem)).post('/').set(headers);
}

test.each<[string, string | undefined, Record<string, string>]>([
  ['another site', 'https://agency.example', { origin: 'https://evil.example' }],
  ['the site by another scheme', 'https://agency.example', { origin: 'http://agency.example' }],
  ['a page that hides where it is', 'https://agency.example', { origin: 'null' }],
  ['nowhere', 'https://agency.example', {}],
  ['another host than was asked', undefined, { origin: 'http://evil.example', host: 'agency.example' }],
])('what comes from %s is refused', async (_name, publicUrl, headers) => {
  const { body } = await post(publicUrl, headers).expect(403);
  expect(body).toMatchObject({ code: 'foreign-origin' });
});

test.each<[string, string | undefined, Record<string, string>]>([
  ['the public address', 'https://agency.example/', { origin: 'https://agency.example' }],
  [
    'the host that was asked',
    undefined,
    { origin: 'http://agency.example:4000', host: 'agency.example:4000' },
  ],
  [
    'the host that the gateway was asked',
    undefined,
    { origin: 'http://agency.example', host: '127.0.0.1:4100', 'x-forwarded-host': 'agency.example' },
  ],
])('what comes from %s is taken', async (_name, publicUrl, headers) => {
  await post(publicUrl, headers).expect(200);
});

const asked = (headers: Record<string, string>, host = 'localhost:4000') =>
  ({ headers, protocol: 'http', host }) as unknown as Request;

test.each([
  [{ origin: 'http://localhost:4000' }, undefined, 'http://localhost:4000'],
  [{ 'x-forwarded-host': 'localhost:4000' }, undefined, 'http://localhost:4000'],
  [{}, undefined, undefined],
  [{ origin: 'https://evil.example' }, undefined, undefined],
  [{ origin: 'null' }, undefined, undefined],
  [{ origin: 'https://evil.example' }, 'https://agency.example/x', 'https://agency.example'],
])('%j with PUBLIC_URL %s leads to %s', (headers, publicUrl, site) => {
  expect(siteAddress(asked(headers), publicUrl)).toBe(site);
});

test('a host that a gateway names is linked on this machine only', () => {
  const headers = { 'x-forwarded-host': 'evil.example' };
  expect(siteAddress(asked(headers, 'evil.example'), undefined)).toBeUndefined();
});
