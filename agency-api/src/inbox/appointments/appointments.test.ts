import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import request from 'supertest';
import type { VisitTimes } from 'shared-kit/contracts/api/appointments';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { dayText } from 'shared-kit/domain/days';
import { appointmentForm } from '../../../testing/appointment-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { appointmentsFileSchema } from '../../configuration/schemas/appointments.ts';
import { appointments } from '../../database/schema/appointments.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { readLeads } from '../forms/leads/read-leads.ts';
import { vocabularySource } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { expiringToken } from '../../mail/expiring-token.ts';
import { bookedVisitToken } from './appointment.ts';
import { queueDueReminders } from './reminder-worker.ts';

const SITE = 'https://agency.example';
const EVERY_DAY = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    ['10:00-13:00', '13:00-16:00'],
  ]),
);
const RULES = { confirmation: 'automatic', week: EVERY_DAY, closedOnHolidays: false, daysAhead: 10 };
const HOME = { ID: 7, RecordFile: 'A7', TypeDescription: 'Villa' };

describeOnDatabase('A visit', (given) => {
  let api: TestApi;
  let visitor = 0;
  /** Time of the visit that was booked first. */
  let bookedTime: string | undefined;

  /** The API with these rules of visits, and one property. */
  async function open(rules: object = {}, property: object = {}, details: object = {}): Promise<void> {
    const config = {
      ...given.config,
      appointments: appointmentsFileSchema.parse({ ...RULES, ...rules }),
    };
    api = testApi({ database: given.database, config }, { publicUrl: SITE });
    bookedTime = undefined;
    await api.load(
      createFeed(
        'fr',
        [
          { ...HOME, ...property },
          { ID: 8, RecordFile: 'A8' },
        ],
        { details: [{ ID: 7, ...details }] },
      ),
    );
  }
  beforeEach(() => open());

  const times = async (id = 7): Promise<VisitTimes> =>
    (await request(api.app).get(`/api/properties/${id}/visit-times?lang=fr`).expect(200)).body;
  /** A time that can be booked, by its place in the list. The notice may have cut off the first hours of the first day. */
  async function timeAt(index: number, id = 7): Promise<string> {
    const { days } = await times(id);
    const whole = days[0]!.slots.length < (days[1]?.slots.length ?? 0) ? days.slice(1) : days;
    return whole.flatMap(({ day, slots }) => slots.map(({ slot }) => `${day} ${slot}`))[index]!;
  }
  const book = (changes: { time: string } & Record<string, unknown>) => {
    bookedTime ??= changes.time;
    return request(api.app)
      .post('/api/forms/appointment')
      .set('x-forwarded-for', `203.0.${++visitor >> 8}.${visitor & 255}`)
      .send(appointmentForm(changes));
  };
  const stored = () => given.database.select().from(appointments);
  const mailsTo = async (recipient = 'marie@example.be') =>
    (await given.database.select().from(outboxMails)).filter((mail) => mail.recipient === recipient);
  const toOffice = () => mailsTo(given.config.agency.email);
  const tokenIn = ({ text }: { text: string }) => decodeURIComponent(/\?token=(\S+)/.exec(text)![1]!);
  const change = (token: string, action: string, more: object = {}, side = 'visitor') =>
    request(api.app)
      .post('/api/appointments/change')
      .send({ token, side, action, shownTime: bookedTime, ...more });
  const shown = async (token: string, side = 'visitor') =>
    (await request(api.app).get('/api/appointments').query({ token, side, lang: 'fr' }).expect(200)).body;
  const readCalendar = (mail: { attachments: { content: string }[] | null }) =>
    Buffer.from(mail.attachments![0]!.content, 'base64').toString('utf8').replaceAll('\r\n ', '');
  const forgetMails = () => given.database.delete(outboxMails);

  test('is booked at once: with mails to both, their links, and a file for the calendar', async () => {
    const time = await timeAt(0);
    const { body } = await book({ time, firstName: 'Spam', remark: 'Buy pills' }).expect(200);
    expect(await stored()).toMatchObject([{ id: body.id, state: 'confirmed', propertyId: 7, sequence: 0 }]);
    const [mail] = await mailsTo();
    expect(mail!.subject).toBe('Uw bezoek is bevestigd – referentie A7');
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/Spam|pills|Dupont/);
    expect(mail!.text).toContain(`${SITE}/nl/book-a-visit/manage/?token=`);
    expect(mail!.text).toContain('10:00\u00a0–\u00a013:00');
    const calendar = readCalendar(mail!);
    expect(calendar).toMatch(
      /METHOD:PUBLISH[\s\S]*UID:[0-9a-f-]{36}@[\s\S]*SEQUENCE:0[\s\S]*SUMMARY:Bezoek – Villa/,
    );
    const start = new Date((await stored())[0]!.startsAt).toISOString().replace(/[-:]|\.000/g, '');
    expect(calendar).toContain(`DTSTART:${start}`);
    const [office] = await toOffice();
    // An answer would quote the link by which the agency decides.
    expect(office).toMatchObject({
      replyTo: null,
      subject: 'Nouvelle visite, référence A7 : Spam Dupont',
    });
    expect(office!.text).toContain('Buy pills');
    expect(office!.text).toContain('mailto:marie@example.be');
    expect(office!.text).toContain(`${SITE}/fr/book-a-visit/office/?token=`);
    expect(tokenIn(office!)).not.toBe(tokenIn(mail!));
  });

  const booked = (visit: string) => request(api.app).get('/api/appointments/booked').query({ visit });

  test('is told to the page after its form, by the receipt alone, as it is by now', async () => {
    const [time, other] = [await timeAt(0), await timeAt(3)];
    const form = { time, idempotencyKey: randomUUID() };
    const { body: receipt } = await book(form).expect(200);
    const [day, slot] = time.split(' ');
    const { body, headers } = await booked(receipt.visit).expect(200);
    expect(body).toEqual({ state: 'confirmed', day, slot });
    expect(headers['cache-control']).toBe('no-store');
    const { body: again } = await book(form).expect(200);
    expect((await booked(again.visit).expect(200)).body).toEqual(body);
    await change(tokenIn((await mailsTo())[0]!), 'move', { time: other }).expect(200);
    expect((await booked(receipt.visit).expect(200)).body).toMatchObject({ day: other.split(' ')[0] });
  });

  test('is told by nothing that the API has not signed for this, and not for long', async () => {
    const { body: mine } = await book({ time: await timeAt(0) }).expect(200);
    const { body: theirs } = await book({ time: await timeAt(1), email: 'other@example.be' }).expect(200);
    const [id, until, signature] = (mine.visit as string).split('.') as [string, string, string];
    const later = (parseInt(until, 36) + 86_400).toString(36);
    const link = { id: mine.id, days: 1 };
    const DAYS = 86_400_000;
    for (const visit of [
      '2026-12-25 10:00-13:00',
      id,
      `${theirs.id}.${until}.${signature}`,
      `${id}.${until}.${(theirs.visit as string).split('.')[2]}`,
      `${id}.${later}.${signature}`,
      `${id}.${until}.${'A'.repeat(43)}`,
      `${id}.${until}.`,
      tokenIn((await mailsTo())[0]!),
      await expiringToken(given.database, 'documents', link),
      await bookedVisitToken(given.database, mine.id, Date.now() - 1.01 * DAYS),
      await bookedVisitToken(given.database, randomUUID()),
      await bookedVisitToken(given.database, 'no-id'),
    ]) {
      const { body } = await booked(visit).expect(422);
      expect([visit, body.errors]).toEqual([visit, [expect.objectContaining({ field: 'visit' })]]);
      expect(JSON.stringify(body)).not.toMatch(/\d{4}-\d\d-\d\d/);
    }
    // It is good for nothing else.
    await change(mine.visit, 'cancel').expect(422);
    await request(api.app)
      .get('/api/appointments')
      .query({ token: mine.visit, side: 'visitor', lang: 'fr' })
      .expect(422);
  });

  test('takes its place: full hours and days are told, and refused in their field', async () => {
    const [first, second] = [await timeAt(0), await timeAt(1)];
    await book({ time: first }).expect(200);
    const day = (await times()).days.find((each) => first.startsWith(each.day))!;
    expect(day.slots).toEqual([
      { slot: '10:00-13:00', isFull: true },
      { slot: '13:00-16:00', isFull: false },
    ]);
    const { body } = await book({ time: first }).expect(422);
    expect(body.errors).toMatchObject([{ field: 'time', messageKey: 'full' }]);
    await book({ time: second }).expect(200);
    await book({ time: await timeAt(0, 8), propertyId: 8 }).expect(200);
    expect(await given.database.$count(formSubmissions)).toBe(3);
  });

  test('of fifty who want the last place at once one gets it, and nothing is stored of the others', async () => {
    await open({ atOnce: 2 });
    const time = await timeAt(0);
    await book({ time, email: 'first@example.be' }).expect(200);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book({ time, email: `visitor${index}@example.be` })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect([statuses[0], ...new Set(statuses.slice(1))]).toEqual([200, 422]);
    expect(await stored()).toHaveLength(2);
    expect(await given.database.$count(formSubmissions)).toBe(2);
    expect(await given.database.$count(outboxMails)).toBe(4);
  });

  test('counts for all properties where the agency has so many people only', async () => {
    await open({ atOnceInAll: 1 });
    const time = await timeAt(0);
    await book({ time }).expect(200);
    const { body } = await book({ time, propertyId: 8 }).expect(422);
    expect(body.errors).toMatchObject([{ field: 'time', messageKey: 'full' }]);
  });

  test('sent again with the same key is booked once', async () => {
    const form = { time: await timeAt(0), idempotencyKey: 'a-key-of-sixteen' };
    const answers = await Promise.all([book(form), book(form), book(form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(1);
    expect(await given.database.$count(outboxMails)).toBe(2);
  });

  test.each([
    ['a day that is closed', '2026-01-01 10:00-13:00'],
    ['hours that nobody offers', '03:00-04:00'],
    ['a day that no calendar has', '2027-02-30 10:00-13:00'],
  ])('at %s is refused', async (_, wrong) => {
    const day = (await timeAt(0)).slice(0, 10);
    const { body } = await book({ time: wrong.length > 11 ? wrong : `${day} ${wrong}` }).expect(422);
    expect(body.errors).toMatchObject([{ field: 'time', messageKey: 'invalid' }]);
  });

  test.each([
    ['sold', { TypeDescription: 'Villa - vendue' }],
    ['suspended', { TypeDescription: 'Sous option - visites suspendues' }],
    ['excepted', { RecordFile: 'CLOSED' }],
  ])('of a property that is %s is not offered', async (_, property) => {
    const time = await timeAt(0);
    await open({ listings: [{ references: ['CLOSED'], isOffered: false }] }, property);
    expect(await times()).toMatchObject({ isOffered: false, days: [] });
    const { body } = await request(api.app).get('/api/properties/7?lang=fr').expect(200);
    expect(body.property.canBeVisited).toBe(false);
    expect((await book({ time }).expect(422)).body.errors).toMatchObject([{ field: 'propertyId' }]);
    expect(await stored()).toEqual([]);
  });

  test('gets no older mail after that of a change: one that still waits is withdrawn, but not that of another visit', async () => {
    await open({ confirmation: 'by-hand' });
    const subjects = async () => (await mailsTo()).map(({ subject }) => subject.split(' – ')[0]).sort();
    await book({ time: await timeAt(0) }).expect(200);
    const [office] = await toOffice();
    await book({ time: await timeAt(1) }).expect(200);
    await given.database.update(outboxMails).set({ dueAt: new Date(Date.now() + 3_600_000) });
    await change(tokenIn(office!), 'confirm', {}, 'agency').expect(200);
    expect(await subjects()).toEqual(['Uw aanvraag voor een bezoek', 'Uw bezoek is bevestigd']);
    expect(await toOffice()).toHaveLength(2);
    await given.database.update(outboxMails).set({ attempts: 1 });
    await change(tokenIn(office!), 'refuse', {}, 'agency').expect(200);
    expect(await subjects()).toHaveLength(3);
  });

  describe('that the agency confirms by hand', () => {
    let visitorToken: string;
    let officeToken: string;
    beforeEach(async () => {
      await open({ confirmation: 'by-hand' });
      await book({ time: await timeAt(0) }).expect(200);
      visitorToken = tokenIn((await mailsTo())[0]!);
      officeToken = tokenIn((await toOffice())[0]!);
      expect((await mailsTo())[0]).toMatchObject({
        subject: 'Uw aanvraag voor een bezoek – referentie A7',
        attachments: null,
      });
      await forgetMails();
    });

    test('is confirmed once, however often the button is pressed', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => change(officeToken, 'confirm', {}, 'agency')));
      expect(answers.map(({ body }) => body.state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
      const [mail, ...more] = await mailsTo();
      expect(more).toEqual([]);
      expect(mail!.subject).toContain('Uw bezoek is bevestigd');
      expect(readCalendar(mail!)).toContain('SEQUENCE:1');
    });

    test('is moved to a time that the agency proposes, which is held until the visitor accepts it', async () => {
      const [before, time] = [(await stored())[0]!, await timeAt(2)];
      await change(officeToken, 'propose', { time }, 'agency').expect(200);
      expect((await mailsTo())[0]!.subject).toContain('Een ander moment voor uw bezoek');
      expect((await shown(visitorToken)).state).toBe('proposed');
      await book({ time, email: 'paul@example.be' }).expect(422);
      await book({ time: `${before.day} ${before.slot}`, email: 'paul@example.be' }).expect(200);
      await forgetMails();
      await change(visitorToken, 'accept', { shownTime: time }).expect(200);
      expect((await toOffice())[0]!.subject).toBe('Visite acceptée, référence A7 : Marie Dupont');
      expect(readCalendar((await mailsTo())[0]!)).toContain('METHOD:PUBLISH');
    });

    test('is confirmed at the time that the agency saw only, and accepted at the one that the visitor saw', async () => {
      const [first, moved, proposed] = [bookedTime!, await timeAt(1), await timeAt(2)];
      const refused = async (...asked: Parameters<typeof change>) => {
        const { body } = await change(...asked).expect(422);
        expect(body.errors).toMatchObject([{ field: 'shownTime' }]);
      };
      await change(visitorToken, 'move', { time: moved }).expect(200);
      for (const action of ['confirm', 'propose', 'refuse'])
        await refused(officeToken, action, { shownTime: first, time: proposed }, 'agency');
      await change(officeToken, 'propose', { shownTime: moved, time: proposed }, 'agency').expect(200);
      for (const action of ['accept', 'cancel', 'move'])
        await refused(visitorToken, action, { shownTime: moved, time: first });
      await change(visitorToken, 'accept', { shownTime: proposed }).expect(200);
      await refused(visitorToken, 'accept', { shownTime: moved });
      await refused(visitorToken, 'cancel', { shownTime: undefined });
      expect(await shown(visitorToken)).toMatchObject({ state: 'confirmed' });
    });

    test('is refused with a reason, and gives its place back', async () => {
      const { day, slot } = (await stored())[0]!;
      await change(officeToken, 'refuse', { reason: 'Le propriétaire est absent.' }, 'agency').expect(200);
      const [mail] = await mailsTo();
      expect(mail!.text).toContain('> Le propriétaire est absent.');
      expect(await shown(visitorToken)).toMatchObject({ state: 'refused', visitor: null });
      await book({ time: `${day} ${slot}` }).expect(200);
    });

    test('each side may do its own only, by its own link', async () => {
      const forged = `${visitorToken.split('.')[0]}.${'A'.repeat(43)}`;
      for (const [token, side, action, field] of [
        [visitorToken, 'visitor', 'confirm', 'action'],
        [visitorToken, 'agency', 'confirm', 'token'],
        [officeToken, 'visitor', 'cancel', 'token'],
        [officeToken, 'agency', 'cancel', 'action'],
        [forged, 'visitor', 'cancel', 'token'],
        ['x', 'visitor', 'cancel', 'token'],
      ] as const) {
        const { body } = await change(token, action, {}, side).expect(422);
        expect(body.errors).toMatchObject([{ field }]);
      }
      expect((await stored())[0]!.state).toBe('requested');
      expect(await shown(officeToken, 'agency')).toMatchObject({
        visitor: { name: 'Marie Dupont', email: 'marie@example.be', phone: '0475 12 34 56' },
      });
    });
  });

  describe('that is booked', () => {
    let token: string;
    beforeEach(async () => {
      await book({ time: await timeAt(0) }).expect(200);
      token = tokenIn((await mailsTo())[0]!);
      await forgetMails();
    });

    test('is moved by its link: the old place is free, the calendar gets the new time', async () => {
      const [before, time] = [(await stored())[0]!, await timeAt(3)];
      await change(token, 'move', { time }).expect(200);
      await change(token, 'move', { time }).expect(200);
      const [after] = await stored();
      expect(`${after!.day} ${after!.slot}`).toBe(time);
      expect(await mailsTo()).toHaveLength(1);
      expect(readCalendar((await mailsTo())[0]!)).toContain('SEQUENCE:1');
      // It was confirmed before: what is new is its time.
      expect((await mailsTo())[0]!.subject).toBe('Uw bezoek is verplaatst – referentie A7');
      expect((await toOffice()).map(({ subject }) => subject)).toEqual([
        'Visite déplacée, référence A7 : Marie Dupont',
      ]);
      await book({ time: `${before.day} ${before.slot}`, email: 'paul@example.be' }).expect(200);
    });

    test('is not moved to a time that is full, and stays as it was', async () => {
      const time = await timeAt(3);
      await book({ time, email: 'paul@example.be' }).expect(200);
      const { body } = await change(token, 'move', { time }).expect(422);
      expect(body.errors).toMatchObject([{ field: 'time', messageKey: 'full' }]);
      expect(await shown(token)).toMatchObject({ state: 'confirmed' });
    });

    test('is cancelled by its link: calendars are told, the place is free', async () => {
      const { day, slot } = (await stored())[0]!;
      await change(token, 'cancel').expect(200);
      await change(token, 'cancel').expect(200);
      const [mail, ...more] = await mailsTo();
      expect(more).toEqual([]);
      expect(readCalendar(mail!)).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
      expect(await toOffice()).toHaveLength(1);
      await change(token, 'move', { time: await timeAt(2) }).expect(422);
      await book({ time: `${day} ${slot}` }).expect(200);
    });

    test('cannot be changed any more once it has begun', async () => {
      await given.database.execute(sql`update appointments set starts_at = now() - interval '1 minute'`);
      expect(await shown(token)).toMatchObject({ isOver: true });
      const { body } = await change(token, 'cancel').expect(422);
      expect(body.errors).toMatchObject([{ field: 'action' }]);
    });

    test('is a lead with its time and state, and looking at its link changes nothing', async () => {
      await request(api.app).get('/api/appointments/change').query({ token, action: 'cancel' }).expect(404);
      await shown(token);
      const leads = [];
      for await (const some of readLeads(given.database, new Date(0))) leads.push(...some);
      const { day, slot } = (await stored())[0]!;
      expect(leads).toMatchObject([
        { form: 'appointment', propertyId: 7, fields: { time: `${day} ${slot}`, visitState: 'confirmed' } },
      ]);
    });
  });

  describe('is remembered the day before', () => {
    const remind = (now: string) =>
      queueDueReminders(
        {
          database: given.database,
          config: given.config,
          vocabularyNow: vocabularySource(given.database, given.config),
          publicUrl: SITE,
        },
        new Date(now),
      );
    const due = '2027-03-27T09:00:00Z';
    const early = '2027-03-27T08:59:59Z';
    /** On the first day of summer time, at 10:00 in Belgium. */
    async function bookedFor(state = 'confirmed'): Promise<void> {
      await book({ time: await timeAt(0) }).expect(200);
      await forgetMails();
      await given.database.execute(sql`
        update appointments set state = ${state}, day = '2027-03-28', slot = '10:00-13:00', remind_at = ${due}::timestamptz,
          starts_at = '2027-03-28T08:00:00Z', ends_at = '2027-03-28T11:00:00Z'`);
    }

    test('at ten, once, however many processes look for it', async () => {
      await bookedFor();
      expect(await remind(early)).toBe(0);
      const counts = await Promise.all([remind(due), remind(due), remind(due)]);
      expect(counts.reduce((sum, count) => sum + count)).toBe(1);
      expect(await remind('2027-03-27T12:00:00Z')).toBe(0);
      const mails = await mailsTo();
      expect(mails.map(({ subject }) => subject)).toEqual(['Herinnering: uw bezoek – referentie A7']);
      expect(mails[0]!.text).toContain('zondag 28 maart 2027, 10:00');
    });

    test.each(LANGUAGES)('in %s without "tomorrow", as the reminder may be late', async (language) => {
      await bookedFor();
      await given.database.execute(sql`update appointments set language = ${language}`);
      expect(await remind('2027-03-28T06:00:00Z')).toBe(1);
      const [mail] = await mailsTo();
      expect(`${mail!.subject} ${mail!.text}`).not.toMatch(/morgen|demain|tomorrow/i);
      expect(mail!.text).toContain(dayText('2027-03-28', language));
    });

    test('not where it is only asked for, cancelled, or has begun', async () => {
      await bookedFor('requested');
      expect(await remind(due)).toBe(0);
      await given.database.execute(sql`update appointments set state = 'cancelled'`);
      expect(await remind(due)).toBe(0);
      await given.database.execute(sql`update appointments set state = 'confirmed'`);
      expect(await remind('2027-03-28T08:00:01Z')).toBe(0);
      expect(await mailsTo()).toEqual([]);
    });
  });

  describe('of a rental', () => {
    const rental = { Goal: 1, TypeDescription: 'Appartement' };
    const details = { Price: 800, PublishAddress: false, ChargesRenter: 100, BedRooms: 2 };
    const conditions = { rental: { incomeInRents: 3, personsPerBedroom: 2, inventoryShare: 50 } };

    test('mentions what it takes: income, persons, first month, inventory, guarantee of the region', async () => {
      await open(conditions, rental, details);
      await book({ time: await timeAt(0), language: 'fr' }).expect(200);
      const [mail] = await mailsTo();
      expect(mail!.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
        'Revenus nets : au moins € 2.700 par mois\nPersonnes : 4 au plus\nPremier mois : € 800 de loyer et € 100 de charges\n' +
          'État des lieux : 50 % des frais à votre charge\nGarantie locative : au plus 2 mois de loyer',
      );
      expect(mail!.text).toContain('50\u00a0%');
    });

    test('that is no home mentions rent and charges, not what only homes take', async () => {
      await open(conditions, { ...rental, WebID: 3, WebIDs: '3' }, details);
      expect((await times()).rental).toEqual({
        incomePerMonth: null, mostPersons: null, rent: 800, charges: 100, inventoryShare: 50, guaranteeMonths: null,
      }); // prettier-ignore
    });

    test('in Brussels asks for name and way of contact only', async () => {
      await open(conditions, { ...rental, City: 'Bruxelles', Zip: '1000' }, details);
      expect(await times()).toMatchObject({ asksLittle: true, rental: { guaranteeMonths: 2 } });
      const time = await timeAt(0);
      const { body } = await book({ time, phone: '', remark: 'Trois enfants' }).expect(422);
      expect(body.errors).toMatchObject([{ field: 'remark' }]);
      await book({ time, phone: '' }).expect(200);
    });

    test('elsewhere needs a phone number', async () => {
      const { body } = await book({ time: await timeAt(0), phone: '' }).expect(422);
      expect(body.errors).toMatchObject([{ field: 'phone', messageKey: 'required' }]);
    });
  });
});
