import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express, { type Express } from 'express';
import request from 'supertest';
import { contentPageSchema } from 'shared-kit/contracts/api/site';
import { exampleConfig, exampleContent } from '../../../testing/example-agency.ts';
import { fixedContent } from '../../../testing/fixed-content.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../database/database.ts';
import { answerProblem, unknownPath } from '../../http/problem-answers.ts';
import { previewLink, previewRouter } from './preview-router.ts';

const config = exampleConfig();
const SITE = 'https://agency.example';
let app: Express;
let database: Database;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const opened = await openTestDatabase();
  ({ database } = opened);
  close = opened.close;
  const { content } = await exampleContent();
  const pages = content.pages.map((page) =>
    page.page === 'fees' ? { ...page, status: 'Draft' as const } : page,
  );
  const router = previewRouter({ config, content: fixedContent({ ...content, pages }), database });
  app = express().use(router, unknownPath, answerProblem);
});

afterAll(() => close());

const linkTo = async (key: string, now?: number) =>
  new URL(await previewLink(database, { key, site: SITE, language: 'nl', ...(now && { now }) }));
const ask = (key: string, token: string | null) =>
  request(app)
    .get(`/api/previews/${key}`)
    .query({ lang: 'nl', ...(token && { token }) });

test('a page that is a draft is shown by its signed link, to no search engine and from no cache', async () => {
  const link = await linkTo('fees');
  expect(link.href).toMatch(/^https:\/\/agency\.example\/nl\/preview\/fees\/\?token=/);
  const { body, headers } = await ask('fees', link.searchParams.get('token')).expect(200);
  expect(contentPageSchema.parse(body)).toMatchObject({
    key: 'fees',
    metadata: { robots: 'noindex, nofollow' },
  });
  expect(headers['cache-control']).toBe('no-store');
});

test('a link opens its own page only, for a week, as it was signed', async () => {
  const token = (await linkTo('fees')).searchParams.get('token')!;
  await ask('about', token).expect(404);
  await ask('fees', `${token.slice(0, -1)}x`).expect(404);
  await ask('fees', null).expect(422);
  const old = (await linkTo('fees', Date.now() - 8 * 86_400_000)).searchParams.get('token');
  await ask('fees', old).expect(404);
});
