import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { answerProblem } from './problem-answers.ts';
import { ownOriginOnly } from './own-origin.ts';

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
