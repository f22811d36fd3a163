import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from '../../database/drizzle.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { expiringToken } from '../../mail/expiring-token.ts';
import { documentLink } from './document-link.ts';

const SITE = 'https://www.agency.example';
const PDF = '%PDF-1.7 the plans';

/** The agency's server of documents. */
const host: Server = createServer(({ url }, response) => {
  if (url === '/plans.pdf')
    return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF);
  if (url === '/page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
  if (url === '/away') return void response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end();
  if (url === '/broken') return void response.destroy();
  response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  host.closeAllConnections();
  return new Promise((resolve) => void host.close(resolve));
});

describeOnDatabase('A document on request', (given) => {
  let api: TestApi;
  beforeEach(async () => {
    const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    api = testApi(given, { publicUrl: SITE, pictureHosts: new URL(origin).host });
    const document = (ID: string, path: string, more: object = {}) => ({
      ID,
      Name: ID,
      Url: `${origin}${path}`,
      Public: false,
      ...more,
    });
    const Documents = [
      document('Plans', '/plans.pdf'),
      document('Page', '/page'),
      document('Away', '/away'),
      document('Gone', '/gone'),
      document('Unreachable', '/broken'),
      document('Elsewhere', '/', { Url: 'http://169.254.169.254/latest/' }),
      document('Energy', '/plans.pdf', { Public: true }),
    ];
    const about = { TypeDescription: 'Villa', City: 'Namur', Zip: '5000' };
    await api.load(
      createFeed(
        'fr',
        [
          { ID: 7, RecordFile: 'A7', ...about },
          { ID: 8, RecordFile: 'A8', ...about },
        ],
        {
          details: [{ ID: 7, Documents }],
        },
      ),
    );
  });
  let visitor = 0;
  const ask = (documents: string[], propertyId = 7) =>
    request(api.app)
      .post('/api/forms/document-request')
      .set('x-forwarded-for', `203.0.113.${++visitor}`)
      .send({
        firstName: 'Marie',
        lastName: 'Dupont',
        email: 'marie@example.be',
        privacy: true,
        documents,
        propertyId,
        language: 'nl',
        idempotencyKey: randomUUID(),
      });
  const createPath = async (documentId: string) => {
    const name = { propertyId: 7, documentId, language: 'nl' as const, requestId: randomUUID() };
    return new URL(await documentLink(given.database, name, { days: 1, site: SITE })).pathname;
  };

  /** The form of Marie, who asked for the plans. */
  const requestId = async () => ((await ask(['Plans']).expect(200)).body as { id: string }).id;
  const expiredLink = async (id: string, days = -1) => {
    const name = { propertyId: 7, documentId: 'Plans', language: 'nl' as const, requestId: id };
    const path = new URL(await documentLink(given.database, name, { days, site: SITE })).pathname;
    return { path, token: path.split('/').at(-1)! };
  };
  const renew = (token: string, from = `198.51.100.${++visitor}`) =>
    request(api.app).post('/api/documents/renew').set('x-forwarded-for', from).send({ token });
  const mailsToMarie = () =>
    given.database.select().from(outboxMails).where(eq(outboxMails.recipient, 'marie@example.be'));

  test('is named on the page of its property, without its address', async () => {
    const { text, body } = await request(api.app).get('/api/properties/7?lang=nl').expect(200);
    expect(body.property.documentsOnRequest).toContainEqual({ id: 'Plans', name: 'Plans' });
    expect(body.property.documents).toMatchObject([{ id: 'Energy' }]);
    expect(text).not.toContain('/page');
  });

  test('is mailed as a link of this site, which gives it out as a file', async () => {
    await ask(['Plans']).expect(200);
    const [mail] = await given.database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, 'marie@example.be'));
    expect(mail!.text).toContain('De links werken 14 dagen');
    expect(mail!.text).not.toMatch(/Marie|127\.0\.0\.1/);
    const [link] = /\/api\/documents\/\S+/.exec(mail!.text)!;
    const { headers, body } = await request(api.app).get(link).expect(200);
    expect(String(body)).toBe(PDF);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename=Plans.pdf',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test.each<[string, string[], number]>([
    ['that does not exist', ['Plans', 'Secrets'], 7],
    ['that is public', ['Energy'], 7],
    ['that is named twice', ['Plans', 'Plans'], 7],
    ['of a property without any', ['Plans'], 8],
  ])('%s is refused, and nobody is mailed', async (_, documents, propertyId) => {
    const { body } = await ask(documents, propertyId).expect(422);
    expect(body.errors).toMatchObject([{ field: 'documents' }]);
    expect(await given.database.$count(formSubmissions)).toBe(0);
    expect(await given.database.$count(outboxMails)).toBe(0);
  });

  test('is out of reach by a link that is over or was changed', async () => {
    const over = await expiredLink(await requestId());
    const { headers } = await request(api.app).get(over.path).expect(303);
    expect(headers.location).toBe(`/nl/request-documents/link/?token=${over.token}`);
    const path = await createPath('Plans');
    await request(api.app)
      .get(path.replace(/[^.]+$/, 'A'.repeat(43)))
      .expect(404);
    await request(api.app).get('/api/documents/x').expect(404);
  });

  test.each(['Away', 'Gone', 'Elsewhere', 'Nowhere', 'Unreachable'])(
    'that cannot be had from a server of the agency (%s) is not found',
    async (id) => {
      await request(api.app)
        .get(await createPath(id))
        .expect(404);
    },
  );

  test('that turns out to be a page is never shown as one', async () => {
    const { headers } = await request(api.app)
      .get(await createPath('Page'))
      .expect(200);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toContain('attachment');
  });

  test('is mailed anew by a link that is over, to who asked at first, with a link that works', async () => {
    const { token } = await expiredLink(await requestId());
    await renew(token).expect(200, { done: true });
    const mails = await mailsToMarie();
    expect(mails).toHaveLength(2);
    expect(mails[0]!.text.replace(/\S+\/api\/\S+/, '')).toBe(mails[1]!.text.replace(/\S+\/api\/\S+/, ''));
    for (const { text } of mails)
      await request(api.app)
        .get(/\/api\/documents\/\S+/.exec(text)![0])
        .expect(200);
    // And not to the agency, which knows of the request.
    expect(await given.database.$count(outboxMails)).toBe(3);
  });

  test.each<[string, (id: string) => Promise<string>]>([
    ['made by somebody else', async (id) => (await expiredLink(id)).token.replace(/[^.]+$/, 'A'.repeat(43))],
    [
      'of another document, with the signature of this one',
      async (id) =>
        (await expiredLink(id)).token.replace(
          /^[^.]+/,
          (await expiredLink(randomUUID())).token.split('.')[0]!,
        ),
    ],
    ['to a file of a form', (id) => expiringToken(given.database, 'uploads', { id, days: -1 })],
    ['of a form that was erased', async () => (await expiredLink(randomUUID())).token],
    ['that still opens', async (id) => (await expiredLink(id, 1)).token],
  ])('is not mailed by a link %s, and the answer is the same', async (_, tokenFor) => {
    const token = await tokenFor(await requestId());
    await renew(token).expect(200, { done: true });
    expect(await mailsToMarie()).toHaveLength(1);
  });

  test('is mailed anew three times a day at most, which nobody is told', async () => {
    const { token } = await expiredLink(await requestId());
    for (let asked = 0; asked < 5; asked++) await renew(token).expect(200, { done: true });
    expect(await mailsToMarie()).toHaveLength(4);
  });

  test('is asked for anew ten times an hour at most from one network, and from no other site', async () => {
    for (let asked = 0; asked < 10; asked++) await renew('x', '192.0.2.1').expect(200);
    await renew('x', '192.0.2.1').expect(429);
    const { token } = await expiredLink(await requestId());
    await renew(token).set('origin', 'https://elsewhere.example').expect(403);
    expect(await mailsToMarie()).toHaveLength(1);
  });
});
