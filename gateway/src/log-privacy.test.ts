import { Writable } from 'node:stream';
import { serverLog } from 'composer/server';
import { gateway } from './testing/gateway-under-test.ts';
import { release } from 'composer/testing/release-fixture.ts';

/** Everything that a gateway writes at the level that writes most. */
function capturedLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: serverLog('gateway', 'trace', stream), text: () => lines.join('') };
}

const VISITOR = {
  'x-forwarded-for': '203.0.113.9',
  'user-agent': 'Browser of Jan',
  cookie: 'owner.session_token=s3cret-session',
  referer: 'https://site.example/?email=jan@example.be',
  authorization: 'Bearer s3cret-token',
};
const PERSONAL = /203\.0\.113\.9|Jan|jan|s3cret|0470123456/;

const THROWING_SHELL = `
exports.shared = {};
exports.render = async ({ form, url }) => {
  throw Object.assign(new Error('no page for jan@example.be at 203.0.113.9'), { form, url, detail: form });
};`;

test('the log of pages, forms, API calls and faults holds nothing of the visitor', async () => {
  const { log, text } = capturedLog();
  const { site, store } = await gateway({ TRUST_PROXY: '1' }, log);
  await site.get('/fr/nouveau-mot-de-passe/?token=s3cret-reset').set(VISITOR).expect(200);
  await site.get('/api/listings?search=0470123456').set(VISITOR).expect(200);
  await site.get('/api/uploads/s3cret-file').set(VISITOR);
  await site.get('/api/documents/s3cret-document').set(VISITOR);
  await site
    .post('/api/forms/contact?email=jan%40example.be')
    .set(VISITOR)
    .send({ firstName: 'Jan' })
    .expect(200);
  await release(store, { name: 'shell', version: '2', server: THROWING_SHELL });
  await site
    .post('/fr/contact/?email=jan@example.be')
    .set({ ...VISITOR, host: 'site.example', origin: 'http://site.example' })
    .type('form')
    .send('firstName=Jan&phone=0470123456')
    .expect(503);

  expect(text()).toMatch(/"url":"\/fr\/nouveau-mot-de-passe\/\?token"/);
  expect(text()).toMatch(/"url":"\/fr\/contact\/\?email".*request failed/);
  expect(text()).toMatch(/"url":"\/api\/uploads\/\(token\)"/);
  expect(text()).toMatch(/"requestId":"[\w-]{36}"/);
  expect(text()).not.toMatch(PERSONAL);
});

test('an API that is away is named by its origin only', async () => {
  const { log, text } = capturedLog();
  const { site } = await gateway({ API_URL: 'http://127.0.0.1:2' }, log);
  await site.get('/api/listings?search=Jan').set(VISITOR).expect(502);
  expect(text()).toMatch(/"target":"http:\/\/127\.0\.0\.1:2".*API not reachable/);
  expect(text()).not.toMatch(PERSONAL);
});
