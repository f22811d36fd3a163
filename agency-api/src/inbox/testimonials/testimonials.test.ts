import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { smallContent } from '../../../testing/small-content.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { testimonialForm } from '../../../testing/testimonial-form.ts';
import { importContent } from '../../content/import/import-content.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { testimonials } from '../../database/schema/testimonials.ts';
import { eraseOld } from '../../person/erase-old.ts';

const SITE = 'https://agency.example';
const file = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
/** A page that lists all testimonials. */
const LIST = {
  page: 'testimonials',
  title: { fr: 'Témoignages' },
  paths: { fr: 'temoignages', nl: 'getuigenissen' },
  modules: [{ id: 'all', kind: 'category', relations: [{ type: 'category', id: 'testimonials' }] }],
};

describeOnDatabase('Testimonials', (given) => {
  let api: TestApi;
  beforeEach(async () => {
    api = testApi(given, { publicUrl: SITE });
    const files = { ...smallContent(), 'pages/testimonials.json': file(LIST) };
    const content = { files, livePages: null, placeholder: false };
    await importContent(given, content, { done() {}, problem() {} });
  });
  const send = (changes: object = {}) =>
    request(api.app).post('/api/forms/testimonial').send(testimonialForm(changes));
  const mailsTo = async (recipient: string) =>
    (await given.database.select().from(outboxMails)).filter((mail) => mail.recipient === recipient);
  const listed = async (lang = 'fr') => {
    const { body } = await request(api.app).get('/api/pages/testimonials').query({ lang }).expect(200);
    return body.modules[0].items ?? [];
  };
  const decide = (token: string, wish: object) =>
    request(api.app)
      .post('/api/testimonials/decision')
      .send({ token, ...wish });
  /** Sends one; returns the token of the mail to the agency. */
  async function sent(changes: object = {}): Promise<string> {
    await send(changes).expect(200);
    const [mail] = await mailsTo(given.config.agency.email);
    return decodeURIComponent(/\/give-testimonial\/review\/\?token=(\S+)/.exec(mail!.text)![1]!);
  }

  test.each(['https://example.be:99999', 'https://exa|mple.be', 'http://a.b%zz/'])(
    'with the address %s are refused; one that is stored all the same takes nothing else down',
    async (webAddress) => {
      const { body } = await send({ webAddress }).expect(422);
      expect(body.errors).toMatchObject([{ field: 'webAddress' }]);
      const token = await sent();
      await given.database.update(testimonials).set({ webAddress });
      await decide(token, { decision: 'publish' }).expect(200);
      expect(await listed()).toEqual([]);
    },
  );

  test('are decided by a link that no answer to its mail quotes', async () => {
    await sent();
    const [mail] = await mailsTo(given.config.agency.email);
    expect(mail!.replyTo).toBeNull();
    expect(mail!.text).toMatch(/mailto:\S+@/);
  });

  test('appear nowhere before the agency has published them', async () => {
    const token = await sent();
    expect(await listed()).toEqual([]);
    const { body } = await request(api.app).get('/api/testimonials/review').query({ token }).expect(200);
    expect(body).toMatchObject({ state: 'waiting', name: 'Marie D.', decisions: [] });
    expect(await listed()).toEqual([]);
  });

  test('are published at once: in their list, on a page of their own, in every language with a word on theirs', async () => {
    const token = await sent({ text: 'Franche : oui !', webAddress: 'https://atelier.example/' });
    await listed();
    await decide(token, { decision: 'publish' }).expect(200);
    const [inFrench] = await listed('fr');
    expect(inFrench).toMatchObject({ kind: 'testimonial', title: 'Marie D.', text: 'Franche : oui !' });
    expect(inFrench).not.toHaveProperty('textLanguage');
    const [inDutch] = await listed('nl');
    expect(inDutch).toMatchObject({ text: 'Franche : oui !', textLanguage: 'fr' });
    const path = inDutch.path.replace('getuigenissen', '');
    const own = await request(api.app)
      .get('/api/pages')
      .query({ lang: 'nl', path: inDutch.path })
      .expect(200);
    expect(own.body.page.testimonial).toMatchObject({
      name: 'Marie D.',
      website: 'https://atelier.example/',
    });
    const original = await request(api.app)
      .get('/api/pages')
      .query({ lang: 'nl', path: `testimonials${path}` })
      .expect(200);
    expect(original.body.movedTo).toBe(inDutch.path);
    const [confirmation, news] = await mailsTo('marie@example.be');
    expect(confirmation!.text).not.toContain('Franche');
    expect(news!.text).toContain(`${SITE}/fr/testimonials${path}/`);
  });

  test('are refused with a reason only, which is kept and told; a later decision follows it', async () => {
    const token = await sent();
    const { body } = await decide(token, { decision: 'refuse' }).expect(422);
    expect(body.errors).toMatchObject([
      { field: 'reason', messageKey: 'required' },
      { field: 'note', messageKey: 'required' },
    ]);
    await decide(token, { decision: 'refuse', reason: 'stranger', note: 'Aucun dossier.' }).expect(200);
    expect(await listed()).toEqual([]);
    expect((await mailsTo('marie@example.be')).at(-1)!.text).toContain('Aucun dossier.');

    await decide(token, { decision: 'publish' }).expect(200);
    expect(await listed()).toHaveLength(1);
    await decide(token, { decision: 'publish' }).expect(200);
    const undone = await decide(token, { decision: 'refuse', reason: 'withdrawn', note: 'x' }).expect(200);
    expect(await listed()).toEqual([]);
    expect(undone.body.decisions.map(({ reason }: { reason: string }) => reason)).toEqual([
      'stranger',
      null,
      'withdrawn',
    ]);
  });

  test.each(['none', '00000000-0000-0000-0000-000000000000.x', 'forged'])(
    '"%s" decides nothing',
    async (wrong) => {
      const token = await sent();
      const forged = wrong === 'forged' ? `${token.split('.')[0]}.${'A'.repeat(43)}` : wrong;
      for (const asked of [
        decide(forged, { decision: 'publish' }),
        request(api.app).get('/api/testimonials/review').query({ token: forged }),
      ]) {
        const { body } = await asked.expect(422);
        expect(body.errors).toMatchObject([{ field: 'token' }]);
      }
      expect(await listed()).toEqual([]);
    },
  );

  test.each([
    ['name', { name: ' ' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['webAddress', { webAddress: 'javascript:alert(1)' }],
    ['webAddress', { webAddress: 'https://a' }],
    ['publish', { publish: false }],
    ['website', { website: 'https://robots.example' }],
  ])('with a wrong %s are refused', async (field, changes) => {
    const { body } = await send(changes).expect(422);
    expect(body.errors).toMatchObject([{ field }]);
  });

  test('that wait or were refused are erased in time; a published one keeps no address', async () => {
    await sent();
    await given.database.execute(sql`update testimonials set created_at = now() - interval '25 months'`);
    await send({ email: 'paul@example.be' }).set('x-forwarded-for', '203.0.113.9').expect(200);
    await given.database.execute(sql`update testimonials set state = 'published' where email like 'paul%'`);
    await given.database.execute(sql`update testimonials set created_at = now() - interval '25 months'`);
    const note = [{ decision: 'publish', note: 'Sold his house in Namur', at: '2024-01-01' }];
    await given.database.execute(sql`update testimonials set decisions = ${JSON.stringify(note)}::jsonb`);
    await eraseOld(given.database, { months: 24, applicationDays: 90, isTrial: false });
    expect(await given.database.select().from(testimonials)).toMatchObject([
      { email: '', about: '', decisions: [{ decision: 'publish', at: '2024-01-01' }] },
    ]);
  });
});
