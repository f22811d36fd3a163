import { expect, test } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { answerProblem, unknownPath } from './problem-answers.ts';
import { refuseUnstorableAddress } from './unstorable-address.ts';

const app = express().use(refuseUnstorableAddress);
app.get('/media/:id', (_request, response) => void response.send('ok'));
app.use(unknownPath, answerProblem);

test.each([
  ['/media/%00', 'path'],
  ['/media/a%00b?path=x', 'path'],
  ['/media/1?search=%00', 'search'],
  ['/media/1?search=a&search=b%00', 'search.1'],
  ['/media/1?a%00=1', 'a\0'],
  ['/nothing/%00', 'path'],
])('%s is refused and its wrong part named', async (path, field) => {
  const { body } = await request(app).get(path).expect(422);
  expect(body).toMatchObject({ code: 'invalid-input', errors: [{ field }] });
});

test.each(['/media/%F0%9F%8F%A1?search=%F0%9F%8F%A1', '/media/1?search=%ED%A0%80', '/media/1?search=%'])(
  '%s is taken: what is no UTF-8 is read as replacement characters',
  async (path) => {
    await request(app).get(path).expect(200);
  },
);

test('a path that cannot be decoded is nowhere', async () => {
  await request(app).get('/media/%E0%A4%A').expect(404);
});
