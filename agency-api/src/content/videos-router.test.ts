import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { exampleConfig } from '../../testing/example-agency.ts';
import { answerProblem, unknownPath } from '../http/problem-answers.ts';
import { bannerContent } from './banner-content.ts';
import { createContentWriter } from './content-writer.ts';
import { bannerSchema } from './schemas/banner.ts';
import { videosRouter } from './videos-router.ts';

const demo = exampleConfig();
const poster = { id: 'poster', source: 'poster.jpg', width: 1920, height: 900, alt: { fr: 'Jardin' } };
const banner = bannerSchema.parse({
  type: 'video',
  video: { source: 'videos/tour.mp4', mobileSource: 'videos/gone.webm', poster },
});
const write = createContentWriter(demo, 'nl', async () => '#2e5a4c');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'videos-'));
  mkdirSync(join(folder, 'videos'));
  writeFileSync(join(folder, 'videos/tour.mp4'), 'a tour of the garden');
  writeFileSync(join(folder, 'agency.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const app = () => {
  const pages = { ...demo.pages, home: { ...demo.pages.home, banner } };
  return express().use(videosRouter({ config: { pages, folder } }), unknownPath, answerProblem);
};

test('the video of a banner is sent in parts, and cached for ever', async () => {
  const { video } = await bannerContent(banner, true, write);
  expect(video).toMatchObject({ mimetype: 'video/mp4', poster: { width: 1920, alt: 'Jardin' } });
  const answer = await request(app()).get(video!.url).set('range', 'bytes=2-5').expect(206);
  expect(String(answer.body)).toBe('tour');
  expect(answer.headers['content-type']).toBe('video/mp4');
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('a video whose file is gone is not found, and not remembered', async () => {
  const { video } = await bannerContent(banner, true, write);
  const { body, headers } = await request(app()).get(video!.mobile!.url).expect(404);
  expect(body.code).toBe('not-found');
  expect(headers['cache-control']).toBe('no-store');
});

test.each(['/media/videos/agency.json', '/media/videos/..%2Fagency.json', '/media/videos/videos%2Ftour.mp4'])(
  '%s reaches nothing of the folder',
  async (path) => {
    await request(app()).get(path).expect(404);
  },
);
