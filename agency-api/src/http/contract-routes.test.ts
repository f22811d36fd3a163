import { expect, test } from '@jest/globals';
import express, { Router } from 'express';
import request from 'supertest';
import * as z from 'zod';
import { serveCommand } from './contract-routes.ts';
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
  expect(body.errors).toEqual([{ field: 'name', rule: 'max 5', messageKey: 'too-long' }]);
});

test.each([
  ['[]', 'application/json'],
  ['"text"', 'application/json'],
  ['name=Anne', 'application/x-www-form-urlencoded'],
])('%s is no object of JSON', async (text, type) => {
  const { body } = await send(text, type).expect(422);
  expect(body).toMatchObject({ code: 'invalid-input' });
});

test.each([
  '{"name":',
  JSON.stringify({ name: 'x'.repeat(200_000) }),
  '[]]',
  '[',
  '{"name":1e999}',
  '{"name":NaN}',
  '{"__proto__":{"name":"Anne"}}',
  '{"constructor":{"prototype":{"name":"Anne"}}}',
  `{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
  `{"name":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`,
])('a body that cannot be read is bad input: %#', async (text) => {
  const { body } = await send(text).expect(422);
  expect(body).toMatchObject({ code: 'invalid-input' });
});

test.each([
  ['application/json; charset=nonsense', undefined],
  ['application/json', 'gzip'],
  ['application/json', 'br'],
  ['application/json', 'zstd'],
  ['application/json', 'nonsense'],
  ['multipart/form-data', undefined],
  ['text/plain', undefined],
  ['*/*', undefined],
])('a body sent as %s in the encoding %s, which it is not, is bad input', async (type, encoding) => {
  const sent = request(app).post('/api/greetings').set('content-type', type);
  if (encoding) sent.set('content-encoding', encoding);
  const { body } = await sent.send('{"name":"Anne"}').expect(422);
  expect(body).toMatchObject({ code: 'invalid-input' });
});

test('no body at all is bad input', async () => {
  const { body } = await request(app).post('/api/greetings').expect(422);
  expect(body.errors).toMatchObject([{ field: 'name', rule: 'required' }]);
});

test('input that is nested without need is refused by field before anything walks through it', async () => {
  const { body } = await send(`{"name":"Anne","more":${'['.repeat(40_000)}${']'.repeat(40_000)}}`).expect(
    422,
  );
  expect(body.errors).toEqual([{ field: 'more', rule: 'nested at most 10 deep', messageKey: 'invalid' }]);
});

test('names of fields count as text too', async () => {
  const { body } = await send('{"name":"Anne","a\\u0000b":1,"c\\ud800":[{"d\\udc00":1}]}').expect(422);
  expect(body.errors).toEqual([
    {
      field: 'a\0b',
      rule: 'its name must not contain the character U+0000',
      messageKey: 'invalid',
    },
    expect.objectContaining({ field: 'c\ud800' }),
    expect.objectContaining({ field: 'c\ud800.0.d\udc00' }),
  ]);
});

test('thousands of wrong fields do not make an answer that is larger than the question', async () => {
  const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}\0`, 1]));
  const { body } = await send(JSON.stringify({ name: 'Anne', ...fields })).expect(422);
  expect(body.errors).toHaveLength(100);
});
