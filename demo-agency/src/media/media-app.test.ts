import request from 'supertest';
import sharp from 'sharp';
import { demoFeeds } from '../feed/demo-feeds.ts';
import { MEDIA_ORIGIN } from '../addresses/media-origin.ts';
import { mediaApp } from './media-app.ts';

const THIRD_PARTIES_AT = [
  'www.googletagmanager.com/gtm.js?id=GTM-X',
  'www.googletagmanager.com/gtag/js?id=G-X',
  'connect.facebook.net/en_US/fbevents.js',
  'widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
];
const app = mediaApp();
const get = (path: string) => request(app).get(path).buffer(true);
const asBytes = (path: string) =>
  request(app)
    .get(path)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

test.each([
  ['house-3-summer-noon.jpg', 1600, 1067],
  ['hero-7.jpg', 1920, 900],
])('the picture %s is a JPEG of its size', async (file, width, height) => {
  const { body, headers, status } = await asBytes(`/pictures/${file}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test('every kind of document in a feed is a PDF in its language', async () => {
  for (const { feed } of demoFeeds()) {
    const named = [...(feed.details ?? []), ...(feed.projectDetails ?? [])]
      .flatMap(({ Documents }) => Documents ?? [])
      .map(({ Url }) => Url.replace(MEDIA_ORIGIN, ''));
    const byKind = new Map(named.map((path) => [path.split('-')[1], path]));
    expect([...byKind.keys()].sort()).toEqual([
      'electricity',
      'energy',
      'planning',
      'plans',
      'specifications',
    ]);
    for (const path of byKind.values()) {
      const { body, headers, status } = await asBytes(path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/pdf']);
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    }
  }
});

test.each([
  '/pictures/castle-3.jpg',
  '/pictures/..%2Fhouse-3.jpg',
  '/documents/1-plans-fr.pdf',
  '/documents/1399-secrets-fr.pdf',
  '/documents/1399-constructor-fr.pdf',
  '/documents/1399-plans-es.pdf',
  '/elsewhere',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(THIRD_PARTIES_AT)('a stand-in answers for %s', async (path) => {
  const { status, text } = await get(`/third-parties/${path}`);
  expect(status).toBe(200);
  expect(() => new Function(text)).not.toThrow();
});

test('the chat greets in the language of the page, and in English in any other', async () => {
  for (const [locale, greeting] of [
    ['nl', 'Goedendag!'],
    ['"><script>', 'Hello!'],
    ['__proto__', 'Hello!'],
  ] as const)
    expect(
      (await get(`/third-parties/go.crisp.chat/chat/embed/?locale=${encodeURIComponent(locale)}`)).text,
    ).toContain(greeting);
});
