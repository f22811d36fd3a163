import { expect, test } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { requestLog } from 'composer/server';
import request from 'supertest';
import { healthRouter } from './health-router.ts';
import { answerProblem } from './problem-answers.ts';

const createLog = (lines: string[]) => pino({}, { write: (line: string) => void lines.push(line) });

test('a fault is 500 without a word of its cause, which is logged under the id of the request', async () => {
  const lines: string[] = [];
  const app = express().use(requestLog(createLog(lines), 'info'));
  app.get('/', () => {
    throw new Error('secret table missing');
  });
  const { body, text } = await request(app.use(answerProblem)).get('/').expect(500);
  expect(body).toEqual({
    type: 'about:blank',
    status: 500,
    title: 'There is an error in the API',
    code: 'fault',
    requestId: expect.any(String),
  });
  expect(text).not.toContain('secret');
  expect(lines.join('')).toContain('secret table missing');
  expect(lines.join('')).toContain(body.requestId);
});

test('not ready while the database does not answer', async () => {
  const database = { execute: () => Promise.reject(new Error('gone')) };
  await request(express().use(healthRouter(database as never)))
    .get('/readyz')
    .expect(503);
});
