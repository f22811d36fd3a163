import { beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from '../../../database/drizzle.ts';
import { ownerPortalSchema } from 'shared-kit/contracts/api/owner-portal';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { feedWithOwners, OwnerBrowser, preparedOwner } from '../../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { outboxMails } from '../../../database/schema/mail.ts';
import { ownerDocuments } from '../../../database/schema/owner-accounts.ts';
import { eraseOld } from '../../../person/erase-old.ts';

const PASSWORD = 'a garden with pear trees';
const ANNE = 'anne@owners.example';
const BART = 'bart@owners.example';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const EPC = { Code: 'epc', Name: 'Certificat PEB', Due: '2026-12-15' };
const SOIL = { Code: 'soil', Name: 'Attestation du sol' };

/** Anne's property 1 lacks two documents, Bart's property 3 one. */
function feedAsking(ofAnne: object[] = [SOIL, EPC]) {
  const feed = feedWithOwners();
  feed.details = [
    {
      ID: 1,
      language: 'fr',
      OwnerDocuments: ofAnne as never,
      Manager: { Name: 'Sophie', Email: 'sophie@agency.example' },
    },
    { ID: 3, language: 'fr', OwnerDocuments: [EPC] },
  ];
  return feed;
}

describeOnDatabase('documents that the agency asks an owner for', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  beforeEach(async () => {
    api = testApi(given);
    anne = await preparedOwner(given, api, { email: ANNE, password: PASSWORD, feed: feedAsking() });
  });
  async function signedIn(email: string) {
    const browser = new OwnerBrowser(api.app, given.database);
    await browser.choosePassword(email, PASSWORD);
    await browser.signIn(email, PASSWORD);
    return browser;
  }
  async function shown(who = anne, query = '') {
    const { body } = await who.get(`/api/owner/portal?lang=fr${query}`).expect(200);
    return ownerPortalSchema.strict().parse(body).documents;
  }
  async function uploaded(name = 'peb.pdf', content = PDF): Promise<string> {
    const { body } = await request(api.app).post('/api/uploads').attach('files', content, name).expect(200);
    return body.file;
  }
  const send = (who: OwnerBrowser, body: object, headers?: Record<string, string>) =>
    who.post('/api/owner/documents', { propertyId: 1, code: 'epc', ...body }, headers);

  test('are listed by day and property, and those of others are not', async () => {
    expect(await shown()).toEqual([
      {
        propertyId: 1,
        code: 'epc',
        name: 'Certificat PEB',
        language: 'fr',
        due: '2026-12-15',
        received: null,
      },
      { propertyId: 1, code: 'soil', name: 'Attestation du sol', language: 'fr', due: null, received: null },
    ]);
    expect(await shown(anne, '&property=2')).toEqual([]);
    await anne.get('/api/owner/portal?lang=fr&property=3').expect(404);
  });

  test.each(['', '&property=1', '&property=2'])(
    'stand in one answer with properties and statistics%s',
    async (query) => {
      await given.database.execute(
        sql`insert into property_visits select id, current_date, 3 from unnest(array[1, 2, 3]) as id`,
      );
      const { body, headers } = await anne.get(`/api/owner/portal?lang=fr${query}`).expect(200);
      expect(headers['cache-control']).toBe('private, no-store');
      const own = await anne.get('/api/owner/properties?lang=fr').expect(200);
      const portal = ownerPortalSchema.strict().parse(body);
      expect(portal).toMatchObject(own.body);
      expect(portal.overview.visits.total).toBe(query === '' ? 6 : 3);
      expect(portal.documents.map(({ code }) => code)).toEqual(
        query === '&property=2' ? [] : ['epc', 'soil'],
      );
    },
  );

  test('are told to nobody else: neither with the property nor by its brochure', async () => {
    const { text } = await request(api.app).get('/api/properties/1?lang=fr').expect(200);
    expect(text).not.toMatch(/OwnerDocuments|Certificat PEB|Attestation du sol/);
  });

  test('are received with their files, and the agency gets links that expire', async () => {
    const files = [await uploaded('peb.pdf'), await uploaded('page 2.pdf')];
    expect((await send(anne, { files })).body).toEqual({ done: true });
    const [missing, received] = await shown();
    expect(missing).toMatchObject({ code: 'soil', received: null });
    expect(received).toMatchObject({ code: 'epc', received: { files: ['page 2.pdf', 'peb.pdf'] } });
    const [mail] = await given.database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.subject, 'Document du propriétaire : A1'));
    expect(mail).toMatchObject({ recipient: 'sophie@agency.example', replyTo: ANNE });
    expect(mail!.text).toContain('Certificat PEB');
    const links = mail!.text.match(/\/api\/uploads\/\S+/g)!;
    expect(links).toHaveLength(2);
    const file = await request(api.app).get(links[0]!).expect(200);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.headers['cache-control']).toBe('private, no-store');
  });

  test('are no more shown once the feed asks for them no longer', async () => {
    await send(anne, { files: [await uploaded()] });
    await api.load(feedAsking([SOIL]));
    expect((await shown()).map(({ code }) => code)).toEqual(['soil']);
    expect((await send(anne, { files: [await uploaded()] })).status).toBe(404);
  });

  test('are sent by the owner of the property alone, on this site', async () => {
    const files = [await uploaded()];
    const bart = await signedIn(BART);
    expect((await send(bart, { files })).body.code).toBe('property-not-found');
    expect((await send(anne, { files, propertyId: 999 })).body.code).toBe('property-not-found');
    expect((await send(anne, { files, code: 'deed' })).status).toBe(404);
    expect((await send(new OwnerBrowser(api.app, given.database), { files })).status).toBe(401);
    expect((await send(anne, { files }, { origin: 'http://evil.example' })).status).toBe(403);
    expect(await given.database.$count(ownerDocuments)).toBe(0);
    expect((await send(anne, { files })).status).toBe(200);
  });

  test.each([
    ['none', async () => [], 'required'],
    ['a reference that nobody got', async () => ['AAAAAAAAAAAAAAAAAAAAAA/51/peb.pdf'], 'invalid'],
    ['a file that was refused', async () => ['refused:type/peb.exe'], 'invalid'],
    [
      'more than five',
      () => Promise.all(Array.from({ length: 6 }, (_, n) => uploaded(`${n}.pdf`))),
      'too-large',
    ],
  ])('name the field when the files are %s', async (_, files, messageKey) => {
    const { status, body } = await send(anne, { files: await files() });
    expect(status).toBe(422);
    expect(body.errors[0].field).toMatch(/^files/);
    if (messageKey === 'required') expect(body.errors[0].messageKey).toBe('required');
    expect(await given.database.$count(ownerDocuments)).toBe(0);
  });

  test('do not take the file of a form, nor one twice', async () => {
    const files = [await uploaded()];
    await send(anne, { files });
    const { status, body } = await send(anne, { code: 'soil', files });
    expect([status, body.errors[0].field]).toEqual([422, 'files']);
  });

  test('of a former owner are not received from the next, nor named to them', async () => {
    await send(anne, { files: [await uploaded('anne.pdf')] });
    const feed = feedAsking();
    feed.owners![0]!.Properties = [2];
    feed.owners![1]!.Properties = [1, 3];
    await api.load(feed);
    const bart = await signedIn(BART);
    expect(JSON.stringify(await shown(bart))).not.toContain('anne.pdf');
    expect((await shown(bart)).every(({ received }) => received === null)).toBe(true);
  });

  test('are erased with their files after the time of all forms', async () => {
    await send(anne, { files: [await uploaded()] });
    const erase = () => eraseOld(given.database, { months: 24, applicationDays: 90, isTrial: false });
    expect(await erase()).toMatchObject({ ownerDocuments: 0, files: 0 });
    await given.database.execute(sql`update owner_documents set created_at = now() - interval '25 months'`);
    expect(await erase()).toMatchObject({ ownerDocuments: 1, files: 1 });
    expect((await shown())[0]).toMatchObject({ code: 'epc', received: null });
  });

  test('are forty an hour at most', async () => {
    await given.database.execute(sql`delete from attempts`);
    await send(anne, { files: [await uploaded()] });
    await given.database.execute(sql`update attempts set count = 40`);
    expect((await send(anne, { files: [await uploaded()] })).status).toBe(429);
  });

  test('of a feed are refused with a code twice', async () => {
    await expect(api.load(feedAsking([EPC, EPC]))).rejects.toThrow('1 fault');
    await expect(api.load(feedAsking([{ ...EPC, Due: 'soon' }]))).rejects.toThrow('1 fault');
  });
});
