import type { Response } from 'supertest';
import { signedPreview } from 'composer/testing/signed-preview.ts';
import { gateway } from '../testing/gateway-under-test.ts';

const KEY = 'made-up key of all gateways of a site';
const HOST = 'preview.agency.example';
const LIVE = 'https://www.agency.example';
const AT = { PREVIEW_URL: `https://${HOST}`, PREVIEW_KEY: KEY, PUBLIC_URL: LIVE };

async function opened() {
  const { site, asked } = await gateway(AT);
  const cookie = `session=secret; ${signedPreview([{ app: 'mf-search', version: '1' }], KEY)}`;
  return {
    asked,
    preview: (method: 'post' | 'put' | 'delete', path: string, headers = {}): Promise<Response> =>
      site[method](path)
        .set({ host: HOST, origin: AT.PREVIEW_URL, cookie, ...headers })
        .send({ a: 1 }),
    live: (path: string, headers = {}): Promise<Response> =>
      site
        .post(path)
        .set({ host: new URL(LIVE).host, origin: LIVE, ...headers })
        .send({ a: 1 }),
  };
}

let all: Awaited<ReturnType<typeof opened>>;
beforeAll(async () => {
  all = await opened();
});
beforeEach(() => {
  all.asked.length = 0;
});

const FORM_PATHS = ['/api/forms/contact', '/api/forms/added-later', '/api/uploads'];

test.each(FORM_PATHS)('%s on the preview host is a trial, whatever is said of it', async (path) => {
  const { preview, asked } = all;
  for (const forged of [{}, { 'x-trial': '' }, { 'X-Trial': 'no' }])
    expect((await preview('post', path, forged)).status).toBe(200);
  expect(asked.map(({ url }) => url)).toEqual([path, path, path]);
  for (const { headers } of asked) {
    expect(headers).toMatchObject({ 'x-trial': '1', origin: LIVE, 'x-forwarded-host': new URL(LIVE).host });
    expect(headers).not.toHaveProperty('cookie');
  }
});

test.each(FORM_PATHS)('%s on the live host is none, whatever is said of it', async (path) => {
  const { live, asked } = all;
  for (const forged of [{}, { 'x-trial': '1' }, { 'X-TRIAL': '1', 'x-forwarded-host': HOST }])
    expect((await live(path, forged)).status).toBe(200);
  expect(asked).toHaveLength(3);
  for (const { headers } of asked) expect(headers).not.toHaveProperty('x-trial');
});

test.each([
  ['post', '/api/auth/sign-in/email'],
  ['post', '/api/owner/documents'],
  ['post', '/api/newsletter/stop'],
  ['post', '/api/forms/../owner/documents'],
  ['post', '/api/forms/contact/more'],
  ['post', '/api/uploads/form'],
  ['post', '/api/office/listings/7'],
  ['post', '/faults'],
  ['put', '/api/forms/contact'],
  ['delete', '/api/forms/contact'],
] as const)('%s %s reaches nobody from the preview host', async (method, path) => {
  const { preview, asked } = all;
  expect((await preview(method, path)).status).toBe(403);
  expect(asked).toEqual([]);
});
