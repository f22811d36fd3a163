import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from '../../database/drizzle.ts';
import sharp from 'sharp';
import request, { type Response } from 'supertest';
import type { Express } from 'express';
import { uploadedFile } from 'shared-kit/domain/uploaded-file';
import { contactForm } from '../../../testing/contact-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { HEIC_PHOTO } from '../../../testing/heic-photo.ts';
import { testApi } from '../../../testing/test-api.ts';
import { valuationForm } from '../../../testing/valuation-form.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { uploads } from '../../database/schema/uploads.ts';
import { eraseOld } from '../../person/erase-old.ts';
import { expiringToken } from '../../mail/expiring-token.ts';
import { createUploads, type UploadParts } from './site-uploads.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { UploadRefused } from './upload-refused.ts';

const SITE = 'https://www.agency.example';
const MEGABYTE = 2 ** 20;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const picture = (width = 40, height = 30) =>
  sharp({ limitInputPixels: false, create: { width, height, channels: 3, background: 'teal' } });
const jpeg = () =>
  picture()
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .toBuffer();

let folder: string;
let parts: UploadParts;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-uploads-'));
  parts = createUploads(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));
const filesIn = (name: string) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []);

describeOnDatabase('A file of a visitor', (given) => {
  let app: Express;
  let visitor: number;
  beforeEach(() => {
    visitor = 0;
    app = testApi(given, { publicUrl: SITE, uploads: parts }).app;
  });
  const upload = (bytes: Buffer, name: string, field = 'photos') =>
    request(app)
      .post('/api/uploads')
      .set('x-forwarded-for', `203.0.113.${++visitor % 250}`)
      .attach(field, bytes, name);
  const kept = async (bytes: Buffer, name: string): Promise<string> => {
    const { body } = await upload(bytes, name).expect(200);
    return body.file;
  };
  const valuation = (photos: string[], more: object = {}) =>
    request(app)
      .post('/api/forms/valuation')
      .set('x-forwarded-for', `198.51.100.${++visitor}`)
      .send(valuationForm({ photos, ...more }));
  const linksOfAgency = async () => {
    const [mail] = await given.database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, given.config.agency.email));
    return [...mail!.text.matchAll(/https:\/\/www\.agency\.example(\/api\/uploads\/\S+)/g)].map(
      ([, path]) => path!,
    );
  };
  /** Nothing is kept of a file, neither whole nor half. */
  const expectNothingLeft = async () => {
    expect(await given.database.$count(uploads)).toBe(0);
    expect([...filesIn('uploads'), ...filesIn('uploads-spool')]).toEqual([]);
  };

  test('comes with a form to the agency, by links that save it', async () => {
    const photo = await kept(await jpeg(), 'façade sud.JPEG');
    expect(uploadedFile(photo)).toMatchObject({ name: 'façade sud.jpg' });
    await valuation([photo]).expect(200);
    const [link] = await linksOfAgency();
    const { body, headers } = await request(app).get(link!).buffer(true).parse(binary).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(
        /^attachment; filename=.*filename\*=UTF-8''fa%C3%A7ade%20sud\.jpg/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
    expect(body.includes('SecretCamera')).toBe(false);
  });

  test('is encrypted on the disk', async () => {
    await kept(PDF, 'plan.pdf');
    const [name] = filesIn('uploads');
    expect(readFileSync(join(folder, 'uploads', name!)).includes('%PDF')).toBe(false);
    expect(filesIn('uploads-spool')).toEqual([]);
  });

  test('in HEIC is kept as a JPEG, without its metadata', async () => {
    const photo = await kept(HEIC_PHOTO, 'IMG_0001.HEIC');
    expect(uploadedFile(photo)).toMatchObject({ name: 'IMG_0001.jpg' });
    await valuation([photo]).expect(200);
    const { body } = await request(app)
      .get((await linksOfAgency())[0]!)
      .buffer(true)
      .parse(binary);
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 64, height: 48 });
    expect(data[1]!).toBeGreaterThan(data[0]!);
    expect(body.includes('SecretCamera')).toBe(false);
  });

  test('that hides something behind its picture loses it', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04 evil')]);
    await valuation([await kept(polyglot, 'photo.jpg')]).expect(200);
    const { body } = await request(app)
      .get((await linksOfAgency())[0]!)
      .buffer(true)
      .parse(binary);
    expect(body.includes('script') || body.includes('evil')).toBe(false);
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['of another type under a right name', 'photo.jpg', () => Buffer.from('MZ\x90\0 program'), 'type'],
    ['with a page of HTML in it', 'plan.pdf', () => Buffer.from('<html><script>alert(1)</script>'), 'type'],
    [
      'that is a drawing with scripts',
      'a.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'type',
    ],
    ['that is an animation', 'a.jpg', () => picture().gif().toBuffer(), 'type'],
    ['without bytes', 'empty.jpg', () => Buffer.alloc(0), 'empty'],
    ['larger than 10 MB', 'large.pdf', () => Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE)]), 'too-large'],
    ['whose picture is cut off', 'half.jpg', async () => (await jpeg()).subarray(0, 300), 'damaged'],
    ['of very many pixels', 'bomb.png', () => picture(10_000, 6_000).png().toBuffer(), 'damaged'],
  ])('%s is refused by field and rule, and leaves nothing', async (_, name, bytes, fault) => {
    const { body } = await upload(await bytes(), name).expect(422);
    expect(body.errors).toEqual([{ field: 'photos', rule: expect.any(String), messageKey: fault }]);
    await expectNothingLeft();
  });

  test('is named without folders and what no mail may have', async () => {
    const file = await kept(PDF, '../../etc/cron.d/<b>evil</b>.php');
    expect(uploadedFile(file)!.name).toMatch(/^[^/<>]*\.pdf$/);
    expect(filesIn('uploads')).toEqual([uploadedFile(file)!.id]);
  });

  test('that finds the disk full is refused, and nothing is half saved', async () => {
    parts.store.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const { body } = await upload(await jpeg(), 'photo.jpg').expect(503);
    expect(body).toMatchObject({
      code: 'upload-impossible',
      errors: [{ field: 'photos', messageKey: 'storage' }],
    });
    await expectNothingLeft();
  });

  test.each([
    ['infected', 422],
    ['unchecked', 503],
  ] as const)('that is %s is never let through', async (fault, status) => {
    app = testApi(given, {
      uploads: { ...parts, scan: () => Promise.reject(new UploadRefused(fault)) },
    }).app;
    const { body } = await upload(PDF, 'cv.pdf').expect(status);
    expect(body.errors).toMatchObject([{ messageKey: fault }]);
    await expectNothingLeft();
  });

  test.each<[string, () => Promise<string[]>]>([
    ['nobody has', async () => [`${'A'.repeat(22)}/100/photo.jpg`]],
    [
      'another form has',
      async () => {
        const photo = await kept(await jpeg(), 'a.jpg');
        await valuation([photo]).expect(200);
        return [photo];
      },
    ],
    ['says another size of', async () => [(await kept(await jpeg(), 'a.jpg')).replace(/\/\d+\//, '/1/')]],
    ['says another type of', async () => [(await kept(PDF, 'a.pdf')).replace('.pdf', '.jpg')]],
    [
      'names twice',
      async () => {
        const photo = await kept(await jpeg(), 'a.jpg');
        return [photo, photo];
      },
    ],
    ['names as a document', async () => [await kept(PDF, 'a.pdf')]],
    [
      'has eleven of',
      async () => Array.from({ length: 11 }, (_, n) => `${String(n).repeat(22).slice(0, 22)}/1/a.jpg`),
    ],
    ['has 31 MB of', async () => [1, 2, 3, 4].map((n) => `${String(n).repeat(22)}/${8 * MEGABYTE}/a.jpg`)],
  ])('that a form %s is refused, and the form is not stored', async (_, photos) => {
    const before = await photos();
    const stored = await given.database.$count(formSubmissions);
    const { body } = await valuation(before).expect(422);
    expect(body.errors[0].field).toMatch(/^photos/);
    expect(await given.database.$count(formSubmissions)).toBe(stored);
  });

  test('comes with a form that is sent again, once', async () => {
    const photos = [await kept(await jpeg(), 'a.jpg')];
    const again = { idempotencyKey: randomUUID() };
    const [first, second] = [await valuation(photos, again), await valuation(photos, again)];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });

  test('is out of reach by a link that is over, of another or none, and before a form has it', async () => {
    const { id } = uploadedFile(await kept(PDF, 'cv.pdf'))!;
    const link = (days: number) => expiringToken(given.database, 'uploads', { id, days });
    const { text } = await request(app)
      .get(`/api/uploads/${await link(-1)}`)
      .set('accept-language', 'nl')
      .expect(410);
    expect(text).toContain('verlopen');
    const good = await link(1);
    await request(app).get(`/api/uploads/${good}`).expect(404);
    for (const bad of [id, `${id}.zzz.${'A'.repeat(43)}`, good.replace(/.$/, '!'), '..%2f..%2fetc'])
      await request(app).get(`/api/uploads/${bad}`).expect(404);
  });

  test('is swept after a day without a form, or with its form', async () => {
    await kept(PDF, 'orphan.pdf');
    await valuation([await kept(await jpeg(), 'photo.jpg')]).expect(200);
    await given.database.execute(sql`update uploads set created_at = now() - interval '25 hours'`);
    expect(await sweepUploads(given.database, parts.store)).toBe(1);
    expect(filesIn('uploads')).toHaveLength(1);
    await given.database.execute(sql`update form_submissions set created_at = now() - interval '25 months'`);
    await eraseOld(given.database, { months: 24, applicationDays: 90, isTrial: false });
    expect(await sweepUploads(given.database, parts.store)).toBe(1);
    await expectNothingLeft();
  });

  test('of an address that sends very many is refused for an hour', async () => {
    const fill = sql`insert into uploads (id, name, size, state, sender)
      select 'id' || n, 'a.pdf', 1, 'kept', (select sender from uploads limit 1) from generate_series(1, 60) n`;
    await request(app).post('/api/uploads').attach('cv', PDF, 'a.pdf').expect(200);
    await given.database.execute(fill);
    await request(app).post('/api/uploads').attach('cv', PDF, 'a.pdf').expect(429);
    await expectRefusedByItself();
  });

  test('beyond what the disk has room for is refused', async () => {
    await kept(PDF, 'a.pdf');
    await given.database.execute(sql`update uploads set size = 1000000000`);
    await given.database.execute(sql`insert into uploads (id, name, size, state, sender)
      select 'id' || n, 'a.pdf', 1000000000, 'kept', 'other' from generate_series(1, 5) n`);
    const { body } = await upload(PDF, 'b.pdf').expect(503);
    expect(body.errors).toMatchObject([{ messageKey: 'storage' }]);
    await expectRefusedByItself();
  });

  /** Of a form without scripts what was typed comes back, with a reason for each file, while there is room for none. */
  const expectRefusedByItself = async () => {
    const before = [await given.database.$count(uploads), filesIn('uploads').length];
    const { body } = await request(app)
      .post('/api/uploads/form')
      .field('street', 'Rue Haute')
      .attach('photos', PDF, 'a.pdf')
      .attach('cv', Buffer.alloc(0), { filename: '' })
      .attach('photos', Buffer.alloc(11 * MEGABYTE), 'b.pdf')
      .field('city', 'Namur')
      .expect(200);
    expect(body.fields).toEqual([
      ['street', 'Rue Haute'],
      ['photos', 'refused:storage/a.pdf'],
      ['photos', 'refused:storage/b.pdf'],
      ['city', 'Namur'],
    ]);
    expect([await given.database.$count(uploads), filesIn('uploads').length]).toEqual(before);
    expect(filesIn('uploads-spool')).toEqual([]);
  };

  test('of a form without scripts becomes a reference, or says why not', async () => {
    const { body } = await request(app)
      .post('/api/uploads/form')
      .field('street', 'Rue Haute')
      .field('timeSlots', '10:00-13:00')
      .field('timeSlots', '14:00-16:00')
      .attach('photos', await jpeg(), 'a.jpg')
      .attach('photos', Buffer.from('text'), 'b.jpg')
      .attach('cv', Buffer.alloc(0), { filename: '' })
      .expect(200);
    expect(body.fields).toEqual([
      ['street', 'Rue Haute'],
      ['timeSlots', '10:00-13:00'],
      ['timeSlots', '14:00-16:00'],
      ['photos', expect.stringMatching(/^[\w-]{22}\/\d+\/a\.jpg$/)],
      ['photos', 'refused:type/b.jpg'],
    ]);
  });

  test('beyond 30 MB of a form without scripts is refused by itself', async () => {
    const form = request(app).post('/api/uploads/form').field('street', 'Rue Haute');
    for (let n = 1; n <= 4; n++)
      form.attach('photos', Buffer.concat([PDF, Buffer.alloc(8 * MEGABYTE)]), `${n}.pdf`);
    const { body } = await form.expect(200);
    const [street, ...photos] = body.fields.map(([, value]: string[]) => value);
    expect(street).toBe('Rue Haute');
    expect(photos.map((value: string) => value.replace(/^.*\//, ''))).toEqual([
      '1.pdf',
      '2.pdf',
      '3.pdf',
      '4.pdf',
    ]);
    expect(photos.filter((value: string) => value.startsWith('refused:too-large'))).toHaveLength(1);
  });

  test('is refused in a body that is none', async () => {
    await request(app).post('/api/uploads').send(contactForm()).expect(422);
    await request(app)
      .post('/api/uploads')
      .set('content-type', 'multipart/form-data; boundary=x')
      .send('--x\r\n')
      .expect(422);
    await expectNothingLeft();
  });

  test('beyond 20 of a form without scripts is refused by itself', async () => {
    const form = request(app).post('/api/uploads/form').attach('cv', Buffer.alloc(0), { filename: '' });
    for (let n = 1; n <= 22; n++) form.attach('photos', PDF, `${n}.pdf`);
    const { body } = await form.field('street', 'Rue Haute').expect(200);
    const values = body.fields.map(([, value]: string[]) => value);
    expect(values.slice(20)).toEqual(['refused:too-many/21.pdf', 'refused:too-many/22.pdf', 'Rue Haute']);
    expect(await given.database.$count(uploads)).toBe(20);
  });

  test('is dropped with the next ones where they are more than 110 MB, and what was typed stays', async () => {
    const form = request(app).post('/api/uploads/form');
    for (let n = 1; n <= 12; n++) form.attach('photos', Buffer.alloc(10 * MEGABYTE), `${n}.pdf`);
    const { body } = await form.field('street', 'Rue Haute').expect(200);
    expect(body.fields).toHaveLength(13);
    expect(body.fields.at(-1)).toEqual(['street', 'Rue Haute']);
  });
});

function binary(response: Response, done: (error: Error | null, body: Buffer) => void) {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
