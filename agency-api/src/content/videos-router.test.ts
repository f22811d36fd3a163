import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express, { type Express } from 'express';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { exampleConfig } from '../../testing/example-agency.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { fixedContent } from '../../testing/fixed-content.ts';
import { answerProblem, unknownPath } from '../http/problem-answers.ts';
import { NO_CONTENT } from './agency-content.ts';
import { bannerContent } from './banner-content.ts';
import { createContentWriter } from './content-writer.ts';
import { pageFileSchema } from './schemas/page.ts';
import { replaceStoredFiles } from './stored-files.ts';
import { videosRouter } from './videos-router.ts';

const stored = (digit: string, format: string) => `content:${digit.repeat(40)}.${format}`;
const TOUR = stored('1', 'mp4');
const GONE = stored('2', 'webm');
const UNNAMED = stored('3', 'mp4');
const poster = { id: 'poster', source: 'content:p.jpg', width: 1920, height: 900, alt: { fr: 'Jardin' } };
const home = pageFileSchema.parse({
  page: 'home',
  title: { fr: 'Accueil' },
  banner: { type: 'video', video: { source: TOUR, mobileSource: GONE, poster } },
});
const content = { ...NO_CONTENT, pages: [home] };

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'videos-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

async function video() {
  const write = createContentWriter(exampleConfig(), 'nl');
  return bannerContent(home.banner, true, write).video!;
}

describeOnDatabase('videos', (given) => {
  let app: Express;
  beforeEach(async () => {
    const bytes = Buffer.from('a tour of the garden');
    await replaceStoredFiles(
      given.database,
      new Map([
        [TOUR, bytes],
        [UNNAMED, bytes],
      ]),
    );
    app = express().use(
      videosRouter({ database: given.database, content: fixedContent(content), dataFolder }),
      unknownPath,
      answerProblem,
    );
  });

  test('of a banner are sent in parts, and cached for ever', async () => {
    const { url, mimetype, poster: shown } = await video();
    expect({ mimetype, shown }).toMatchObject({ mimetype: 'video/mp4', shown: { width: 1920 } });
    for (const range of ['bytes=2-5', 'bytes=2-5']) {
      const answer = await request(app).get(url).set('range', range).expect(206);
      expect(String(answer.body)).toBe('tour');
      expect(answer.headers['content-type']).toBe('video/mp4');
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  test('that are not stored are not found, and not remembered', async () => {
    const { body, headers } = await request(app)
      .get((await video()).mobile!.url)
      .expect(404);
    expect(body.code).toBe('not-found');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    UNNAMED.slice('content:'.length),
    '..%2Fagency.json',
    `..%2Fvideos%2F${TOUR.slice('content:'.length)}`,
    TOUR,
  ])('%s is none of the content', async (id) => {
    await request(app).get(`/media/videos/${id}`).expect(404);
  });
});
