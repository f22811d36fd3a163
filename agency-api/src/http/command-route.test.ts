import { expect, test } from '@jest/globals';
import express, { Router } from 'express';
import request from 'supertest';
import * as z from 'zod';
import { serveCommand } from './command-route.ts';
import { answerProblem } from './problem-answers.ts';

const command = {
  path: '/api/greetings',
  body: z.object({ name: z.string().max(5) }),
  response: z.object({ greeting: z.string() }),
};
const router = Router();
serveCommand(
  router,
  command as never,
  (async ({ name }: { name: string }) => ({
    greeting: `Hello ${name}`,
  })) as never,
);
const app = express().use(router, answerProblem);
const send = (body: string, type = 'application/json') =>
  request(app).post('/api/greetings').set('content-type', type).send(body);

test('a command is answered with JSON that is never kept', async () => {
  const { body, headers } = await send('{"name":"Anne"}').expect(200);
  expect(body).toEqual({ greeting: 'Hello Anne' });
  expect(headers['cache-control']).toBe('no-store');
});

test('a wrong field is named with its rule', async () => {
  const { body } = await send('{"name":"Isabelle"}').expect(422);
  expect(body.errors).toEqual([{ field: 'name', rule: 'max 5', messageKey: 'invalid' }]);
});

test.each([
  ['[]', 'application/json'],
  ['"text"', 'application/json'],
  ['name=Anne', 'application/x-www-form-urlencoded'],
])('%s is no object of JSON', async (text, type) => {
  const { body } = await send(text, type).expect(422);
  expect(body).toMatchObject({ code: 'invalid-input' });
});

test.each(['{"name":', JSON.stringify({ name: 'x'.repeat(200_000) })])(
  'a body that cannot be read is bad input',
  async (text) => {
    const { body } = await send(text).expect(422);
    expect(body).toMatchObject({ code: 'invalid-input' });
  },
);
