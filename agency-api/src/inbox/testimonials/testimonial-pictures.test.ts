import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import sharp from 'sharp';
import { TESTIMONIAL_PICTURE_PATH } from 'shared-kit/domain/testimonials';
import { uploadedFile } from 'shared-kit/domain/uploaded-file';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { smallContent } from '../../../testing/small-content.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { testimonialForm } from '../../../testing/testimonial-form.ts';
import { importContent } from '../../content/import/import-content.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { testimonialPictures } from '../../database/schema/testimonials.ts';
import { eraseOld } from '../../person/erase-old.ts';

const SITE = 'https://agency.example';
const file = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
/** A page that lists all testimonials. */
const LIST = {
  page: 'testimonials',
  title: { fr: 'Témoignages' },
  paths: { fr: 'temoignages' },
  modules: [{ id: 'all', kind: 'category', relations: [{ type: 'category', id: 'testimonials' }] }],
};
const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .toBuffer();

describeOnDatabase('The picture of a testimonial', (given) => {
  let api: TestApi;
  let visitor: number;
  beforeEach(async () => {
    visitor = 0;
    api = testApi(given, { publicUrl: SITE });
    const files = { ...smallContent(), 'pages/testimonials.json': file(LIST) };
    const content = { files, livePages: null, placeholder: false };
    await importContent(given, content, { done() {}, problem() {} });
  });
  const upload = (bytes: Buffer, name: string) =>
    request(api.app)
      .post('/api/uploads')
      .set('x-forwarded-for', `203.0.113.${++visitor}`)
      .attach('picture', bytes, name);
  const send = (picture: unknown) =>
    request(api.app)
      .post('/api/forms/testimonial')
      .set('x-forwarded-for', `198.51.100.${++visitor}`)
      .send(testimonialForm({ picture }));
  const mailToAgency = async () => {
    const mails = await given.database.select().from(outboxMails);
    return mails.find(({ recipient }) => recipient === given.config.agency.email)!.text;
  };
  /** Sends one with a photo; returns its reference and the token of the mail to the agency. */
  async function sent(): Promise<{ reference: string; token: string }> {
    const { body } = await upload(await photo(), 'moi.jpg').expect(200);
    await send([body.file]).expect(200);
    const token = /\/give-testimonial\/review\/\?token=(\S+)/.exec(await mailToAgency())![1]!;
    return { reference: body.file, token: decodeURIComponent(token) };
  }
  const decide = (token: string, wish: object) =>
    request(api.app)
      .post('/api/testimonials/decision')
      .send({ token, ...wish });
  const review = (token: string) => request(api.app).get('/api/testimonials/review').query({ token });
  const preview = (token: string) => request(api.app).get(TESTIMONIAL_PICTURE_PATH).query({ token });
  const listed = async () => {
    const { body } = await request(api.app).get('/api/pages/testimonials').query({ lang: 'fr' }).expect(200);
    return body.modules[0].items ?? [];
  };
  const withdrawal = { decision: 'refuse', reason: 'withdrawn', note: 'À sa demande' };

  test('reaches the agency by a link and on its review page, without what the camera wrote', async () => {
    const { token } = await sent();
    expect(await mailToAgency()).toMatch(/moi\.jpg[\s\S]*https:\/\/agency\.example\/api\/uploads\//);
    expect((await review(token).expect(200)).body.picture).toBe('private');
    const { body, headers } = await preview(token).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect(await sharp(body).metadata()).toMatchObject({ width: 800, height: 600 });
    expect(body.includes('SecretCamera')).toBe(false);
  });

  test('is on the site once it is published, with its size, and kept by nobody for long', async () => {
    const { token } = await sent();
    expect((await decide(token, { decision: 'publish' }).expect(200)).body.picture).toBe('public');
    const [card] = await listed();
    expect(card.picture).toMatchObject({ width: 800, height: 600 });
    const own = await request(api.app).get('/api/pages').query({ lang: 'fr', path: card.path }).expect(200);
    expect(own.body.page.testimonial.picture.url).toBe(card.picture.url);
    const shown = await request(api.app).get(card.picture.url).query({ width: 100, format: 'webp' });
    expect(shown.headers['cache-control']).toBe('private, max-age=300');
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 100 });
  });

  test('is gone from every address once it is taken back, and there again once it is published again', async () => {
    const { token } = await sent();
    await decide(token, { decision: 'publish' }).expect(200);
    const [{ picture }] = await listed();
    const addresses = [`${picture.url}?width=100&format=webp`, picture.url, `/media/share/${picture.id}.jpg`];
    for (const address of addresses) await request(api.app).get(address).expect(200);
    expect((await decide(token, withdrawal).expect(200)).body.picture).toBe('private');
    for (const address of addresses) await request(api.app).get(address).expect(404);
    expect(await given.database.$count(testimonialPictures)).toBe(0);

    await decide(token, { decision: 'publish' }).expect(200);
    await request(api.app).get(addresses[0]!).expect(200);
  });

  test('that waits or was refused cannot be fetched by any address', async () => {
    const { reference, token } = await sent();
    await preview(`${token.split('.')[0]}.${'A'.repeat(43)}`).expect(422);
    const { id } = uploadedFile(reference)!;
    const guesses = [
      `/api/uploads/${id}`,
      `/api/uploads/${encodeURIComponent(reference)}`,
      `/media/${id}`,
      `/media/testimonial-${token.slice(0, 8)}`,
      `/media/share/testimonial-${token.slice(0, 8)}.jpg`,
    ];
    for (const guess of guesses) await request(api.app).get(guess).expect(404);
    await decide(token, { decision: 'refuse', reason: 'stranger', note: 'Inconnu' }).expect(200);
    for (const guess of guesses) await request(api.app).get(guess).expect(404);
    expect(await given.database.$count(testimonialPictures)).toBe(0);
  });

  test('is left out where the agency publishes the words alone', async () => {
    const { token } = await sent();
    const { body } = await decide(token, { decision: 'publish', withPicture: false }).expect(200);
    expect(body.picture).toBe('private');
    expect(await listed()).toMatchObject([{ title: 'Marie D.', picture: null }]);
  });

  test('is erased with its testimonial; a published one stays when the form is erased', async () => {
    const { token } = await sent();
    await decide(token, { decision: 'publish' }).expect(200);
    for (const table of ['form_submissions', 'testimonials'])
      await given.database.execute(
        sql`update ${sql.identifier(table)} set created_at = now() - interval '25 months'`,
      );
    const erase = () => eraseOld(given.database, { months: 24, applicationDays: 90, isTrial: false });
    await erase();
    expect((await listed())[0].picture).not.toBeNull();
    await preview(token).expect(200);

    await decide(token, withdrawal).expect(200);
    expect((await review(token).expect(200)).body.picture).toBe('none');
    await preview(token).expect(404);
    await decide(token, { decision: 'publish' }).expect(200);
    expect(await listed()).toMatchObject([{ picture: null }]);
    await given.database.execute(
      sql`update testimonials set state = 'refused', decided_at = now() - interval '25 months'`,
    );
    await erase();
    expect(await given.database.$count(testimonialPictures)).toBe(0);
  });

  test.each<[string, string, () => Buffer]>([
    ['a drawing', 'moi.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', 'moi.jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('that is %s is refused', async (_, name, bytes) => {
    const { body } = await upload(bytes(), name).expect(422);
    expect(body.errors).toMatchObject([{ field: 'picture', messageKey: 'type' }]);
  });

  test('that is a document, a second one, or that of somebody else is refused', async () => {
    const pdf = (await upload(Buffer.from('%PDF-1.7\ntrailer\n<<>>\n%%EOF\n'), 'a.pdf').expect(200)).body
      .file;
    const { reference } = await sent();
    const fresh = (await upload(await photo(), 'b.jpg').expect(200)).body.file;
    for (const wrong of [[pdf], [reference], [fresh, fresh], [fresh, reference]]) {
      const { body } = await send(wrong).expect(422);
      expect(body.errors).toMatchObject([{ field: expect.stringMatching(/^picture/) }]);
    }
  });
});
