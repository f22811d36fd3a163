import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { and, eq, isNotNull, notInArray, sql } from '../database/drizzle.ts';
import { pino } from 'pino';
import sharp from 'sharp';
import request from 'supertest';
import { appointmentForm } from '../../testing/appointment-form.ts';
import { contactForm } from '../../testing/contact-form.ts';
import { demandForm } from '../../testing/demand-form.ts';
import { offerForm } from '../../testing/offer-form.ts';
import { feedWithOwners, OwnerBrowser } from '../../testing/owner-session.ts';
import { mailsAbout } from '../../testing/mail-folder.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';
import { testimonialForm } from '../../testing/testimonial-form.ts';
import { valuationForm } from '../../testing/valuation-form.ts';
import { addRow, columnsWith, schemaColumns } from '../../testing/walk-schema.ts';
import { ownerLimits } from '../owners/auth/owner-limits.ts';
import { linkTo } from '../owners/auth/sign-in-limits.ts';
import { appointments } from '../database/schema/appointments.ts';
import { formSubmissions } from '../database/schema/forms.ts';
import { outboxMails } from '../database/schema/mail.ts';
import { siteMail } from '../mail/site-mail.ts';
import { sendDueMails } from '../mail/outbox-worker.ts';
import { createUploads, type UploadParts } from '../files/uploads/site-uploads.ts';
import { sweepUploads } from '../files/uploads/sweep-uploads.ts';
import { describeFound } from './describe-found.ts';
import { agencyMailboxes, erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { OFFER_REASON, REFUSAL_REASON } from './find-person.ts';
import { mailCopies } from './mail-copies.ts';
import { personAddress } from './person-address.ts';
import { listColumns, PERSONAL_COLUMNS } from './personal-columns.ts';

const ANNE = 'anne@owners.example';
/** Somebody else's, which contains it. */
const JOANNE = 'joanne@owners.example';
const PASSWORD = 'a garden with pear trees';
const SITE = 'https://agency.example';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const PHOTO = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

describeOnDatabase('A person', (given) => {
  let folder: string;
  let parts: UploadParts;
  let api: TestApi;
  let visitor: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-person-'));
    parts = createUploads(folder);
    visitor = 0;
    api = testApi(given, { publicUrl: SITE, hasWebhook: true, uploads: parts });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const mailFolder = () => siteMail({ AGENCY_DATA: folder }, given.config);
  async function erase(
    email: string,
    changes: { notAccepted?: ReadonlySet<string> | true; isTrial?: boolean } = {},
  ) {
    return erasePerson(given.database, personAddress(email)!, {
      notAccepted: new Set(),
      isTrial: false,
      agencyMailboxes: await agencyMailboxes(given.database, [given.config.agency.email]),
      copies: mailCopies(join(folder, 'mail'), mailFolder().from),
      ...changes,
    });
  }
  const exported = async (email: string) =>
    exportPerson(
      given.database,
      personAddress(email)!,
      await agencyMailboxes(given.database, [given.config.agency.email]),
    );
  const send = (form: string, body: object) =>
    request(api.app)
      .post(`/api/forms/${form}`)
      .set('x-forwarded-for', `203.0.113.${++visitor}`)
      .send(body)
      .expect(200);
  const upload = async (name: string): Promise<string> => {
    const bytes = name.endsWith('.pdf') ? PDF : await PHOTO;
    const { body } = await request(api.app).post('/api/uploads').attach('files', bytes, name).expect(200);
    return body.file;
  };
  const sendMails = () => {
    const { transport, from } = mailFolder();
    return sendDueMails({ database: given.database, transport, from, logger: pino({ level: 'silent' }) });
  };
  const filesKept = () => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []);
  const mentioned = () => columnsWith(given.database, ANNE);
  const tokenIn = ({ text }: { text: string }) => decodeURIComponent(/\?token=(\S+)/.exec(text)![1]!);

  const loaded = async () => {
    const feed = feedWithOwners();
    feed.details = [
      {
        ID: 1,
        language: 'fr',
        Price: 280_000,
        PublishPrice: true,
        Manager: { Name: 'Sophie', Email: 'Sophie@agency.example' },
        OwnerDocuments: [{ Code: 'epc', Name: 'PEB' }],
        Documents: [
          { ID: 'Plans', Name: 'Plans', Url: 'https://files.agency.example/plans.pdf', Public: false },
        ],
      },
    ];
    feed.properties!.push({ ...feed.properties![3]!, ID: 5, Goal: 1, Zip: '1000', City: 'Bruxelles' });
    await api.load(feed);
  };

  /** Every form, from an address. */
  async function sendAll(email: string): Promise<void> {
    const person = { firstName: 'Anne', lastName: 'Lefèvre', email, privacy: true, language: 'fr' };
    const key = () => ({ idempotencyKey: randomUUID() });
    const { body } = await request(api.app).get('/api/properties/1/visit-times?lang=fr').expect(200);
    const [day] = body.days.filter(({ slots }: { slots: { isFull: boolean }[] }) =>
      slots.some(({ isFull }) => !isFull),
    );
    const { slot } = day.slots.find(({ isFull }: { isFull: boolean }) => !isFull);
    await send('contact', contactForm({ email, newsletter: true }));
    await send('property-request', { ...contactForm({ email }), propertyId: 1 });
    await send('valuation', valuationForm({ email, photos: [await upload(`${email}.jpg`)] }));
    await send('demand', demandForm({ email }));
    await send('newsletter', { email, privacy: true, language: 'fr', ...key() });
    await send('document-request', { ...person, ...key(), documents: ['Plans'], propertyId: 1 });
    await send('appointment', appointmentForm({ email, propertyId: 1, time: `${day.day} ${slot}` }));
    await send('offer', offerForm({ email }));
    await send('rent-application', { ...person, ...key(), household: '2', resources: '2400', propertyId: 5 });
    await send('testimonial', testimonialForm({ email }));
  }

  /** As a friend of somebody else, and as an owner with all that an owner can do. */
  async function befriendAndOwn(): Promise<void> {
    const paul = {
      firstName: 'Paul',
      lastName: 'P',
      email: 'paul@example.be',
      privacy: true,
      language: 'fr',
    };
    await send('send-to-friend', {
      ...paul,
      friendFirstName: 'Anne',
      friendLastName: 'L',
      friendEmail: ANNE,
      propertyId: 1,
      idempotencyKey: randomUUID(),
      captcha: await solvedCaptcha(api.app),
    });
    const [friendMail] = (await given.database.select().from(outboxMails)).filter(
      (mail) => mail.forgetsRecipient,
    );
    await request(api.app)
      .post(`/api/friends/unsubscribe?token=${encodeURIComponent(tokenIn(friendMail!))}`)
      .send({})
      .expect(200);
    // The portal takes requests of its own address only.
    const portal = testApi(given, { uploads: parts });
    const browser = new OwnerBrowser(portal.app, given.database);
    const post = async (path: string, body: object) =>
      expect([path, (await browser.post(path, body)).status]).toEqual([path, 200]);
    await browser.choosePassword(ANNE, PASSWORD);
    expect((await browser.signIn(ANNE, PASSWORD)).status).toBe(200);
    await post('/api/owner/documents', { propertyId: 1, code: 'epc', files: [await upload('peb.pdf')] });
    await post('/api/owner/summary', { isWanted: true });
    await post('/api/auth/change-email', { email: 'anne@new.example', password: PASSWORD, lang: 'fr' });
    await post('/api/auth/second-factor/begin', {});
    await browser.tokenFor(ANNE);
    await given.database.execute(
      sql`insert into owner_recovery_codes (account_id, code) select id, 'a digest of ten letters' from owner_accounts`,
    );
    // A mail about the visit that says whose it is by the name alone.
    await given.database.execute(sql`
      insert into outbox_mails (id, recipient, subject, text, html, about)
      select gen_random_uuid(), 'office@agency.example', 'Visit', 'Anne Lefèvre', '', id from appointments where email = ${ANNE}`);
    await given.database.execute(
      sql`insert into demand_matches (demand_id, property_id, reason) select id, 1, 'new' from demands where email = ${ANNE}`,
    );
  }
  /** Rows of these are known by what they go with, or by a digest; nobody but Anne has any. */
  const FILLED_FOR_ANNE = [
    'demand_matches',
    'friend_mails',
    'owner_accounts',
    'owner_credentials',
    'owner_documents',
    'owner_email_changes',
    'owner_known_addresses',
    'owner_recovery_codes',
    'owner_second_factors',
    'owner_sessions',
    'owner_summaries',
    'owner_verifications',
  ];

  test('is erased from every table that the forms and the portal fill; what others wrote stays, without the address', async () => {
    await loaded();
    await sendAll(ANNE);
    await sendAll(JOANNE);
    await befriendAndOwn();
    await send(
      'contact',
      contactForm({ email: 'paul@example.be', remark: `Ask Anne (ANNE@owners.example), not ${JOANNE}.` }),
    );
    await sendMails();
    const ofJoanne = await columnsWith(given.database, JOANNE);
    expect(Object.keys(await mentioned()).length).toBeGreaterThan(12);
    expect(filesKept()).toHaveLength(3);
    for (const table of FILLED_FOR_ANNE) expect([table, (await countRows(table)) > 0]).toEqual([table, true]);

    const before = await given.database.select().from(outboxMails);
    const trial = await erase(` ${ANNE.toUpperCase()} `, { isTrial: true });
    expect(await given.database.select().from(outboxMails)).toEqual(before);
    const found = await erase(` ${ANNE.toUpperCase()} `);
    expect(describeFound(ANNE, found, true)).toBe(describeFound(ANNE, trial, true));
    await sweepUploads(given.database, parts.store);

    // Joanne's address contains hers: what is left of hers are Joanne's, and the offer.
    expect(await columnsWith(given.database, JOANNE)).toEqual(ofJoanne);
    const left = await mentioned();
    for (const [column, count] of Object.entries(left)) left[column] = count - (ofJoanne[column] ?? 0);
    expect(Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0))).toEqual({
      'form_submissions.email': 1,
      'form_submissions.fields': 1,
      'outbox_mails.html': 1,
      'outbox_mails.recipient': 1,
      'outbox_mails.reply_to': 1,
      'outbox_mails.text': 1,
      'outbox_webhooks.body': 1,
    });
    for (const table of FILLED_FOR_ANNE) expect([table, await countRows(table)]).toEqual([table, 0]);
    const visits = given.database.select({ id: appointments.id }).from(appointments);
    const { about } = outboxMails;
    expect(await given.database.$count(outboxMails, and(isNotNull(about), notInArray(about, visits)))).toBe(
      0,
    );
    const kept = found.own.filter(({ reason }) => reason !== undefined);
    expect(kept.map(({ table, reason }) => [table, reason]).sort()).toEqual([
      ['form_submissions', OFFER_REASON],
      ['friend_refusals', REFUSAL_REASON],
      ['outbox_mails', OFFER_REASON],
      ['outbox_mails', OFFER_REASON],
      ['outbox_webhooks', OFFER_REASON],
    ]);
    const ofPaul = await given.database
      .select()
      .from(formSubmissions)
      .where(eq(formSubmissions.email, 'paul@example.be'));
    expect(ofPaul.map(({ fields }) => fields.remark)).toContain(`Ask Anne ([erased]), not ${JOANNE}.`);
    expect(filesKept()).toHaveLength(1);

    const files = await mailsAbout(folder, ANNE);
    expect(files).toHaveLength(2);
    const toAgency = await mailsAbout(folder, 'paul@example.be');
    expect(toAgency.some(({ text }) => text?.includes('[erased]'))).toBe(true);
    expect(toAgency.some(({ text }) => text?.includes('ANNE@owners'))).toBe(false);
    await expectNoAttachmentWith(ANNE);

    await erase(ANNE, { notAccepted: true });
    expect(await mentioned()).toEqual(ofJoanne);
    // Counted anew, so what was counted is gone.
    const limits = await ownerLimits(given.database);
    expect(await limits.add(linkTo(ANNE), 60)).toBe(1);
  });

  /** But the document of the offer, which is kept. */
  async function expectNoAttachmentWith(email: string) {
    const mails = await given.database.select().from(outboxMails);
    const texts = mails
      .flatMap(({ attachments }) => attachments ?? [])
      .filter(({ contentType }) => contentType.startsWith('text/'))
      .map(({ content }) => Buffer.from(content, 'base64').toString().replace(/\r\n /g, ''));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text.replaceAll(JOANNE, '')).not.toContain(email);
  }

  test('is erased from every column of the schema that can name anybody, wherever it stands', async () => {
    const columns = await schemaColumns(given.database);
    const tables = Map.groupBy(columns, ({ table }) => table);
    const note = { words: [`write to ${ANNE}, please`], [ANNE]: { again: `<${ANNE}>` } };
    const expected: string[] = [];
    const ofAgency: string[] = [];
    for (const [table, own] of tables) {
      const naming = Object.fromEntries(
        own
          .filter(({ column }) => listColumns(table, 'text', 'form', 'agency').includes(column))
          .map(({ column, type }) => [column, type.startsWith('json') ? note : `write to ${ANNE}, please`]),
      );
      const addresses = (email: string) =>
        Object.fromEntries(listColumns(table, 'address', 'owner').map((column) => [column, email]));
      const forms = (email: string) =>
        Object.fromEntries(listColumns(table, 'form').map((column) => [column, { email, ...note }]));
      const hasPerson = Object.keys({ ...naming, ...addresses('') }).length > 0;
      if (!hasPerson) continue;
      const isAgency = listColumns(table, 'agency').length > 0;
      await addRow(given.database, own, {
        ...naming,
        ...addresses(`other-${ANNE}`),
        ...forms('bart@owners.example'),
      });
      if (!isAgency && Object.keys(addresses('')).length + Object.keys(forms('')).length > 0)
        await addRow(given.database, own, { ...addresses(ANNE), ...forms(ANNE) });
      (isAgency ? ofAgency : expected).push(
        ...listColumns(table, 'address', 'owner', 'form', 'text', 'agency').map(
          (column) => `${table}.${column}`,
        ),
      );
    }
    expect(Object.keys(await mentioned()).sort()).toEqual([...expected, ...ofAgency].sort());

    const found = await erase(ANNE, { notAccepted: true });
    const left = await columnsWith(given.database, ANNE);
    const ofOther = await columnsWith(given.database, `other-${ANNE}`);
    expect(
      Object.keys(left)
        .filter((column) => left[column] !== ofOther[column])
        .sort(),
    ).toEqual(ofAgency.sort());
    expect([...new Set(found.ofAgency.map(({ table }) => table))].sort()).toEqual(
      [...new Set(ofAgency.map((column) => column.split('.')[0]!))].sort(),
    );
    for (const table of new Set(expected.map((column) => column.split('.')[0]!)))
      expect([table, await countRows(table)]).toEqual([table, 1]);
  });
  const countRows = (table: string) => given.database.$count(sql.identifier(table));

  test.each([
    '%@owners.example',
    '_nne@owners.example',
    "anne'--@owners.example",
    'ann@owners.example',
    'anne@owners.exampl',
    'anne+x@owners.example',
  ])('%s is another: nothing of anne@owners.example goes', async (email) => {
    await loaded();
    await send('contact', contactForm({ email: ANNE, remark: `Me: ${ANNE}` }));
    const before = await mentioned();
    const { own, naming } = await erase(email);
    expect([own, naming]).toEqual([[], []]);
    expect(await mentioned()).toEqual(before);
  });

  test.each(["o'anne@owners.example", 'anne+villa@owners.example', 'an_ne@owners.example'])(
    '%s is erased, with the mails that spell it otherwise, and nobody else',
    async (email) => {
      await send('contact', contactForm({ email }));
      await send('testimonial', testimonialForm({ email }));
      await send('contact', contactForm({ email: ANNE }));
      await send('contact', contactForm({ email: 'anXne@owners.example' }));
      await erase(email);
      expect(
        (await given.database.select().from(formSubmissions)).map(({ fields }) => fields.email).sort(),
      ).toEqual(['anXne@owners.example', ANNE]);
      expect(await given.database.$count(outboxMails)).toBe(4);
    },
  );

  test('that is the agency itself, or an offer of somebody else, is refused by name', async () => {
    await loaded();
    await send('offer', offerForm({ email: JOANNE }));
    await send('contact', contactForm({ email: ANNE }));
    const mails = await given.database.$count(outboxMails);
    await expect(erase(given.config.agency.email.toUpperCase())).rejects.toThrow(
      'is a mailbox of the agency',
    );
    await expect(erase('sophie@agency.example')).rejects.toThrow('is a mailbox of the agency');
    const [offer] = (await given.database.select().from(formSubmissions)).filter(
      ({ kind }) => kind === 'offer',
    );
    const number = String(offer!.fields.offerNumber);
    await expect(erase(ANNE, { notAccepted: new Set([number]) })).rejects.toThrow(
      `--not-accepted ${number}: ${ANNE} made no offer of this number`,
    );
    expect(await given.database.$count(outboxMails)).toBe(mails);
  });

  test('whose mailbox has other spellings is told of them, and they stay', async () => {
    await send('contact', contactForm({ email: 'a.nne+villa@owners.example' }));
    const { own, otherAddresses } = await erase(ANNE);
    expect([own, otherAddresses]).toEqual([[], ['a.nne+villa@owners.example']]);
  });

  test('who signs in as an owner with another address than the feed’s is erased by either, with documents and account', async () => {
    await loaded();
    await given.database.execute(sql`
      insert into owner_accounts (id, name, email, feed_email) values ('a', 'Anne', 'anne@new.example', ${ANNE});`);
    await given.database.execute(sql`
      insert into owner_documents (id, property_id, code, owner_email) values (gen_random_uuid(), 1, 'epc', ${ANNE})`);
    const { own, otherAddresses } = await erase('anne@new.example');
    expect(own.map(({ table }) => table).sort()).toEqual(['owner_accounts', 'owner_documents', 'owners']);
    expect(otherAddresses).toEqual([ANNE]);
    expect(await mentioned()).toEqual({});
  });

  test('is erased whole or not at all; files that a crash left are removed by the next run', async () => {
    await send('valuation', valuationForm({ email: ANNE, photos: [await upload('home.jpg')] }));
    await sendMails();
    const before = await mentioned();
    await given.database.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await given.database.execute(
      sql`create trigger refuse before update on uploads for each row execute function refuse()`,
    );
    try {
      await expect(erase(ANNE)).rejects.toThrow();
      expect(await mentioned()).toEqual(before);
      expect(filesKept()).toHaveLength(1);
    } finally {
      await given.database.execute(sql`drop function refuse cascade`);
    }
    await erase(ANNE);
    expect(await mentioned()).toEqual({});
    expect(filesKept()).toHaveLength(1);
    expect((await erase(ANNE)).own.map(({ table }) => table)).toEqual([]);
    await sweepUploads(given.database, parts.store);
    expect([filesKept(), await countRows('uploads')]).toEqual([[], 0]);
  });

  test('is erased with a mail that is queued at that moment: what is under way is waited for', async () => {
    await send('demand', demandForm({ email: ANNE }));
    let goOn = () => {};
    const hasGoneOn = new Promise<void>((resolve) => (goOn = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    // As an alert is queued (`queue-alerts.ts`).
    const alert = given.database.transaction(async (tx) => {
      await tx.execute(sql`select from demands where email = ${ANNE} for update`);
      begun();
      await hasGoneOn;
      await tx.execute(sql`update demands set alerted_at = now() where email = ${ANNE}`);
      await tx
        .insert(outboxMails)
        .values({ id: randomUUID(), recipient: ANNE, subject: '', text: '', html: '' });
    });
    await hasBegun;
    const erasing = erase(ANNE);
    const waits = sql`wait_event_type = 'Lock' and datname = current_database()`;
    while ((await given.database.$count(sql`pg_stat_activity`, waits)) === 0);
    goOn();
    await Promise.all([alert, erasing]);
    expect(await mentioned()).toEqual({});
  });

  test('gets all that is kept, without secrets and without links that only the agency may follow', async () => {
    await loaded();
    await sendAll(ANNE);
    await befriendAndOwn();
    const gathered = await exported(ANNE);
    expect(Object.keys(gathered.kept).sort()).toEqual(
      expect.arrayContaining([
        'appointments',
        'demands',
        'form_submissions',
        'friend_refusals',
        'newsletter_subscribers',
        'outbox_mails',
        'owner_accounts',
        'owner_documents',
        'owner_sessions',
        'owners',
        'testimonials',
        'uploads',
      ]),
    );
    expect(gathered.kept.form_submissions).toHaveLength(10);
    expect(gathered.kept.uploads).toHaveLength(2);
    expect(gathered.notErasable).toContainEqual({
      what: expect.stringMatching(/^offer \d{8}-/),
      reason: OFFER_REASON,
    });
    const text = JSON.stringify(gathered);
    for (const [table, columns] of Object.entries(PERSONAL_COLUMNS))
      for (const [column, kind] of columns) {
        if (kind !== 'hidden') continue;
        const secret = sql<string>`${sql.identifier(column)}::text`;
        const secrets = await given.database
          .select({ secret })
          .from(sql`${sql.identifier(table)}`)
          .where(sql`length(${secret}) > 9`);
        for (const { secret: kept } of secrets)
          expect([table, column, text.includes(kept)]).toEqual([table, column, false]);
      }
    const withToken = (await given.database.select().from(outboxMails)).filter(({ text: words }) =>
      words.includes('token='),
    );
    expect(withToken.length).toBeGreaterThan(5);
    for (const mail of withToken) expect(text).not.toContain(tokenIn(mail));
    expect(text).not.toMatch(/\/api\/(uploads|documents)\/\w/);
    expect(await exported('nobody@owners.example')).toMatchObject({ kept: {}, named: {} });
  });
});
