import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import express, { type Express } from 'express';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { answerProblem, unknownPath } from '../../http/problem-answers.ts';
import type { PictureRecord } from './picture-record.ts';
import { createPictures } from './pictures.ts';
import { picturesRouter } from './pictures-router.ts';
import { pictureHosts } from './sources/picture-hosts.ts';

const SIZE = { width: 1600, height: 1067 };
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" width="400" height="100"><rect width="400" height="100" fill="#2e5a4c"/></svg>';

const HOUSE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" width="1600" height="1067"><rect width="1600" height="1067" fill="#9fb8c8"/><path d="M400 1067V500l400-300 400 300v567z" fill="#b4532f"/></svg>';

let folder: string;
let elsewhere: Server;
let answer: RequestListener;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'import'));
  writeFileSync(join(folder, 'import/house.svg'), HOUSE);
  elsewhere = createServer((incoming, outgoing) => answer(incoming, outgoing));
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterEach(async () => {
  elsewhere.closeAllConnections();
  await new Promise((done) => elsewhere.close(done));
  rmSync(folder, { recursive: true });
});

function appWith(sources: Record<string, string>, content: PictureRecord[] = []): Express {
  const pictures = createPictures({
    store: {
      find: async (id) => (sources[id] ? { id, source: sources[id], ...SIZE } : null),
    },
    findContent: async (id) => content.find((record) => record.id === id),
    dataFolder: folder,
    folders: [join(folder, 'import')],
    hosts: pictureHosts(new URL(origin).host + ', ' + new URL(origin).host.replace('127.0.0.1', 'localhost')),
    logger: { warn: () => {} },
  });
  return express().use(
    picturesRouter({ pictures, publicUrl: 'https://agency.example' }),
    unknownPath,
    answerProblem,
  );
}
async function withServer(app: Express, work: (address: string) => Promise<void>): Promise<void> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}
const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532f' } })
    .jpeg()
    .toBuffer();
const readSize = async (body: Buffer) => {
  const { width, height, format } = await sharp(body).metadata();
  return { width, height, format };
};

describe('a drawing of the agency', () => {
  const app = () => appWith({ p1: 'house.svg' });

  test('is drawn at the requested width, as webp by default', async () => {
    const { body, headers } = await request(app()).get('/media/p1?width=400').expect(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(await readSize(body)).toEqual({ width: 400, height: 267, format: 'webp' });
  });

  test.each([
    ['avif', 'heif'],
    ['png', 'png'],
  ])('comes as %s too', async (format, read) => {
    const { body, headers } = await request(app()).get(`/media/p1?width=100&format=${format}`).expect(200);
    expect(headers['content-type']).toBe(`image/${format}`);
    expect((await readSize(body)).format).toBe(read);
  });

  test('without a size it is as wide as the largest that pages show', async () => {
    const { body } = await request(app()).get('/media/p1').expect(200);
    expect(await readSize(body)).toMatchObject({ width: 1600 });
  });

  test('is immutable in caches, and not sent again for its ETag', async () => {
    const kept = app();
    const { headers } = await request(kept).get('/media/p1?width=100').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await request(kept).get('/media/p1?width=100').set('if-none-match', headers['etag']!).expect(304);
  });
});

describe('invalid input', () => {
  test.each(['width=401', 'height=76', 'width=0', 'width=abc', 'format=gif', 'width=400&width=600'])(
    '%s is refused, by field',
    async (query) => {
      const { body } = await request(appWith({ p1: 'house.svg' }))
        .get(`/media/p1?${query}`)
        .expect(422);
      expect(body).toMatchObject({ code: 'invalid-input', errors: [{ field: query.split('=')[0] }] });
    },
  );

  test('a size that combines two allowed ones but is used by no page is refused by its rule', async () => {
    const { body } = await request(appWith({ p1: 'house.svg' }))
      .get('/media/p1?width=600&height=75')
      .expect(422);
    expect(body.errors).toEqual([
      { field: 'height', rule: 'not together with width', messageKey: 'invalid' },
    ]);
  });

  test('an unknown picture is not found, and that is not cached', async () => {
    const { body, headers } = await request(appWith({})).get('/media/p9').expect(404);
    expect(body.code).toBe('picture-not-found');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a file that does not exist is not found', async () => {
    const { headers } = await request(appWith({ p1: 'castle.svg' }))
      .get('/media/p1')
      .expect(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a picture on another server', () => {
  test('is fetched once, cached, and never enlarged', async () => {
    const bytes = await photo(300, 200);
    let fetched = 0;
    answer = (_request, response) => {
      fetched += 1;
      response.setHeader('content-type', 'image/jpeg').end(bytes);
    };
    const app = appWith({ p1: `${origin}/a.jpg` });
    const answers = await Promise.all(
      ['250', '600', '1360'].map((width) => request(app).get(`/media/p1?width=${width}`)),
    );
    const widths = await Promise.all(answers.map(async ({ body }) => (await readSize(body)).width));
    expect(widths).toEqual([250, 300, 300]);
    await request(appWith({ p1: `${origin}/a.jpg` }))
      .get('/media/p1?width=100')
      .expect(200);
    expect(fetched).toBe(1);
  });

  test.each<[string, RequestListener, number]>([
    ['is gone', (_request, response) => response.writeHead(404).end(), 404],
    ['is on a failing server', (_request, response) => response.writeHead(500).end(), 502],
    ['is a page', (_request, response) => response.setHeader('content-type', 'text/html').end('<p>'), 502],
    ['is SVG', (_request, response) => response.setHeader('content-type', 'image/svg+xml').end(LOGO), 502],
    [
      'is damaged',
      (_request, response) => response.setHeader('content-type', 'image/jpeg').end('JFIF?'),
      502,
    ],
    ['is cut off', (_request, response) => response.destroy(), 502],
    [
      'is too large',
      (_request, response) =>
        response.setHeader('content-type', 'image/jpeg').end(Buffer.alloc(26 * 1024 * 1024)),
      502,
    ],
  ])('that %s is a problem of that picture alone', async (_name, listener, status) => {
    answer = listener;
    const app = appWith({ broken: `${origin}/a.jpg`, whole: 'house.svg' });
    const { body, headers } = await request(app).get('/media/broken?width=100').expect(status);
    expect(body).toMatchObject({ status });
    expect(headers['cache-control']).toBe('no-store');
    await request(app).get('/media/whole?width=100').expect(200);
  });

  test('that is no picture is not cached: it is shown once its server sends one', async () => {
    answer = (_request, response) => response.setHeader('content-type', 'image/jpeg').end('<p>Maintenance');
    await request(appWith({ p1: `${origin}/a.jpg` }))
      .get('/media/p1?width=100')
      .expect(502);
    const bytes = await photo();
    answer = (_request, response) => response.setHeader('content-type', 'image/jpeg').end(bytes);
    await request(appWith({ p1: `${origin}/a.jpg` }))
      .get('/media/p1?width=100')
      .expect(200);
  });

  test('that is invalid in the cache is fetched again', async () => {
    const bytes = await photo();
    answer = (_request, response) => response.setHeader('content-type', 'image/jpeg').end(bytes);
    const source = `${origin}/a.jpg`;
    const kept = `original-${createHash('sha256').update(source).digest('hex')}`;
    mkdirSync(join(folder, 'pictures-cache'));
    writeFileSync(join(folder, 'pictures-cache', kept), '<p>Maintenance');
    await request(appWith({ p1: source }))
      .get('/media/p1?width=100')
      .expect(502);
    await request(appWith({ p1: source }))
      .get('/media/p1?width=100')
      .expect(200);
  });

  test('whose server hangs delays no other', async () => {
    const hanging = Array.from({ length: 20 }, (_, index) => [`h${index}`, `${origin}/${index}.jpg`]);
    const bytes = await photo();
    let began = 0;
    const busy = Promise.withResolvers<void>();
    answer = ({ headers, url }, response) => {
      if (headers.host!.startsWith('localhost')) {
        response.setHeader('content-type', 'image/jpeg').end(bytes);
        return;
      }
      expect(url).toMatch(/jpg$/);
      began += 1;
      if (began === 4) busy.resolve();
    };
    const app = appWith({
      ...Object.fromEntries(hanging),
      drawing: 'house.svg',
      other: `${origin.replace('127.0.0.1', 'localhost')}/a.jpg`,
    });
    await withServer(app, async (address) => {
      const client = new AbortController();
      const waiting = hanging.map(([id]) =>
        fetch(`${address}/media/${id}?width=100`, { signal: client.signal }).catch(() => 'left'),
      );
      await busy.promise;
      for (const id of ['drawing', 'other'])
        expect((await fetch(`${address}/media/${id}?width=100`)).status).toBe(200);
      client.abort();
      expect(new Set(await Promise.all(waiting))).toEqual(new Set(['left']));
      expect(began).toBe(4);
    });
  });

  test('that failed is not requested again during its cooldown', async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.writeHead(503).end();
    };
    const app = appWith({ p1: `${origin}/a.jpg` });
    await request(app).get('/media/p1?width=100').expect(502);
    await request(app).get('/media/p1?width=250').expect(502);
    expect(asked).toBe(1);
  });
});

describe('a picture in a folder', () => {
  test('is read from the folder and its subfolders', async () => {
    mkdirSync(join(folder, 'import/photos'));
    writeFileSync(join(folder, 'import/photos/a.jpg'), await photo());
    const { body } = await request(appWith({ p1: 'photos/a.jpg' }))
      .get('/media/p1?width=250')
      .expect(200);
    expect(await readSize(body)).toMatchObject({ width: 250 });
  });

  test.each([
    '../secret.jpg',
    'photos/../../secret.jpg',
    'link.jpg',
    'missing.jpg',
    'folder',
    '/etc/hostname',
  ])('is not found at %s', async (path) => {
    writeFileSync(join(folder, 'secret.jpg'), await photo());
    mkdirSync(join(folder, 'import/folder'));
    symlinkSync(join(folder, 'secret.jpg'), join(folder, 'import/link.jpg'));
    await request(appWith({ p1: path }))
      .get('/media/p1')
      .expect(404);
  });

  test('may be an SVG of the agency, such as its logo, which is rendered as vector at any height', async () => {
    writeFileSync(join(folder, 'import/logo.svg'), LOGO);
    const logo = { id: 'logo-1', source: 'logo.svg', width: 400, height: 100 };
    const { body } = await request(appWith({}, [logo]))
      .get('/media/logo-1?height=125')
      .expect(200);
    expect(await readSize(body)).toMatchObject({ width: 500, height: 125 });
  });
});

test('pictures of disconnected clients are not computed: two hundred of them delay no other', async () => {
  const sources = Array.from({ length: 200 }, (_, index) => [`p${index}`, `house-${index}.svg`] as const);
  for (const [, file] of sources) writeFileSync(join(folder, 'import', file), HOUSE);
  const app = appWith({ ...Object.fromEntries(sources), wanted: 'house.svg' });
  const client = new AbortController();
  await withServer(app, async (address) => {
    const refused = Promise.withResolvers<void>();
    const asked = sources.map(async ([id]) => {
      const answer = await fetch(`${address}/media/${id}?width=1920&format=avif`, {
        signal: client.signal,
      }).catch(() => null);
      if (answer?.status === 503) {
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        refused.resolve();
      }
    });
    await refused.promise;
    client.abort();
    await Promise.all(asked);
    expect((await fetch(`${address}/media/wanted?width=100`)).status).toBe(200);
  });
  expect(readdirSync(join(folder, 'pictures-cache')).length).toBeLessThan(30);
});

test('without a writable disk pictures are still served', async () => {
  writeFileSync(join(folder, 'pictures-cache'), 'a file in place of the folder');
  const bytes = await photo();
  answer = (_request, response) => response.setHeader('content-type', 'image/jpeg').end(bytes);
  const app = appWith({ drawing: 'house.svg', photo: `${origin}/a.jpg` });
  for (const id of ['drawing', 'photo', 'photo'])
    await request(app).get(`/media/${id}?width=100`).expect(200).expect('content-type', 'image/webp');
});

test('computed pictures are cached on disk completely', async () => {
  const app = appWith({ p1: 'house.svg' });
  const first = await request(app).get('/media/p1?width=100');
  await request(app).get('/media/p1?width=100').expect(200);
  const files = readdirSync(join(folder, 'pictures-cache'));
  expect(files).toEqual([expect.stringMatching(/-100xauto\.webp$/)]);
  expect(first.body.length).toBeGreaterThan(100);
});
