import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import request from 'supertest';
import { demandForm } from '../../../testing/demand-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { demandMatches, listingEvents } from '../../database/schema/demands.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { vocabularySource } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { matchListingEvents } from './match-events.ts';
import { queueDueAlerts } from './queue-alerts.ts';

const SITE = 'https://agency.example';
const villa = (changes: object = {}) => ({ ID: 7, TypeDescription: 'Villa', City: 'Namur', ...changes });
const priced = (Price: number) => ({
  details: [{ ID: 7, Price, PublishPrice: true, PublishAddress: false }],
});

describeOnDatabase('Alerts', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given, { publicUrl: SITE });
  });
  const send = (changes: object = {}) => request(api.app).post('/api/forms/demand').send(demandForm(changes));
  const mails = async (recipient = 'marie@example.be') => {
    const sent = await given.database.select().from(outboxMails).orderBy(outboxMails.position);
    return sent.filter((mail) => mail.recipient === recipient);
  };
  const tokenIn = ({ text }: { text: string }) => decodeURIComponent(/\?token=(\S+)/.exec(text)![1]!);
  const setState = (token: string, action: string) =>
    request(api.app).post('/api/demands/state').send({ token, action });

  /** A confirmed demand; returns its token. The mails so far are gone. */
  async function confirmed(changes: object = {}): Promise<string> {
    await send(changes).expect(200);
    const [mail] = await mails();
    const token = tokenIn(mail!);
    await setState(token, 'confirm').expect(200);
    await given.database.delete(outboxMails);
    return token;
  }
  async function alert(): Promise<void> {
    const { database, config } = given;
    await matchListingEvents(database, config);
    const vocabularyNow = vocabularySource(database, config);
    await queueDueAlerts({ database, config, vocabularyNow, publicUrl: SITE }, { settling: '0 s' });
  }
  const daysPass = (days: number) =>
    given.database
      .execute(sql`update demands set alerted_at = alerted_at - make_interval(days => ${days}::int),
      confirmed_at = confirmed_at - make_interval(days => ${days}::int)`);

  test('a demand is told of nothing until whoever has the mailbox confirms it', async () => {
    await send({ firstName: 'Spam', remark: 'Buy pills' }).expect(200);
    const [mail] = await mails();
    expect(mail!.subject).toContain('Bevestig uw zoekopdracht');
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/Spam|pills|Dupont/);
    await api.load(createFeed('fr', [villa()]));
    await alert();
    expect(await mails()).toHaveLength(1);
    await setState(tokenIn(mail!), 'confirm').expect(200);
    await alert();
    expect(await mails()).toHaveLength(1);
  });

  test('each matching listing is told of once, in the language of the demand, with price and links', async () => {
    const token = await confirmed({ priceMax: '300000' });
    const newBuild = { details: [{ ...priced(250_000).details[0]!, VAT: '21 %' }] };
    await api.load(createFeed('fr', [villa(), villa({ ID: 8, City: 'Dinant', Zip: '5500' })], newBuild));
    await alert();
    await alert();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Een pand voor uw zoekopdracht – ${given.config.agency.name}`);
    expect(mail!.text).toContain('Nieuw: Villa');
    expect(mail!.text).toContain('€\u00a0250.000 excl. btw');
    expect(mail!.text).toContain(`${SITE}/nl/property/7/`);
    expect(mail!.text).not.toContain('Dinant');
    expect(tokenIn(mail!)).toBe(token);
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': `<${SITE}/api/demands/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('a listing is matched with the surfaces that its page tells: a 0 does not hide that of another language', async () => {
    await confirmed({ terraceMin: '10', gardenMin: '100' });
    const surfaces = (SurfaceTerrace: number, SurfaceGarden: number) => ({
      details: [{ ID: 7, SurfaceTerrace, SurfaceGarden }],
    });
    await api.load(
      createFeed('fr', [villa()], surfaces(0, 0)),
      createFeed('nl', [villa()], surfaces(12, 300)),
    );
    await alert();
    expect(await mails()).toHaveLength(1);
  });

  test('a lower price is told, once for each price; a higher one, or the same feed again, is not', async () => {
    await confirmed();
    const prices = [250_000, 260_000, 260_000, 240_000, 240_000, 230_000];
    const told: string[] = [];
    for (const price of prices) {
      await api.load(createFeed('fr', [villa()], priced(price)));
      await alert();
      const sent = await mails();
      if (sent.length > told.length)
        told.push(`${/Nieuw|Prijsverlaging/.exec(sent.at(-1)!.text)![0]} ${price}`);
    }
    expect(told).toEqual(['Nieuw 250000', 'Prijsverlaging 240000', 'Prijsverlaging 230000']);
  });

  test('a price that was withheld since, or has risen again, is not told: neither in words nor by a price range', async () => {
    await confirmed({ priceMax: '300000', frequency: 'weekly' });
    const match = () => matchListingEvents(given.database, given.config);
    const withheld = (Price: number) => ({
      details: [{ ID: 7, Price, PublishPrice: false, PublishAddress: false }],
    });
    await api.load(createFeed('fr', [villa()], priced(250_000)));
    await match();
    await api.load(createFeed('fr', [villa()], withheld(250_000)));
    await daysPass(7);
    await alert();
    expect(await mails()).toEqual([]);

    for (const price of [290_000, 240_000]) {
      await api.load(createFeed('fr', [villa()], priced(price)));
      await match();
    }
    await api.load(createFeed('fr', [villa()], priced(280_000)));
    await daysPass(7);
    await alert();
    const told = (await mails()).map(({ text }) => text).join();
    expect(told).not.toContain('Prijsverlaging');
  });

  test('without a price range a home whose price was withheld since is told as new, never as cheaper', async () => {
    await confirmed();
    await api.load(createFeed('fr', [villa()], priced(250_000)));
    await alert();
    await given.database.delete(outboxMails);
    await api.load(createFeed('fr', [villa()], priced(240_000)));
    await matchListingEvents(given.database, given.config);
    const withheld = { details: [{ ID: 7, Price: 240_000, PublishPrice: false, PublishAddress: false }] };
    await api.load(createFeed('fr', [villa()], withheld));
    await alert();
    expect(await mails()).toEqual([]);
  });

  test('the newsletter that is asked for with a change is offered to the address of the alert, once', async () => {
    const token = await confirmed();
    const changed = { token, newsletter: true, email: 'paul@example.be' };
    await send(changed).expect(200);
    await send(changed).expect(200);
    expect(await mails('paul@example.be')).toEqual([]);
    expect((await mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`${SITE}/nl/newsletter/manage/?token=`),
    ]);
  });

  test('sold, rented, discreet and withdrawn listings are told to nobody', async () => {
    await confirmed();
    await api.load(createFeed('fr', [villa({ TypeDescription: 'Villa - vendue' })]));
    await api.load(createFeed('fr', [villa({ ID: 9 })]), createFeed('fr', []));
    await alert();
    expect(await mails()).toEqual([]);
  });

  test('by the day and by the week one mail tells of all', async () => {
    await confirmed({ frequency: 'weekly' });
    await api.load(createFeed('fr', [villa()]));
    await alert();
    await daysPass(6);
    await api.load(createFeed('fr', [villa(), villa({ ID: 8 })]));
    await alert();
    expect(await mails()).toEqual([]);
    await daysPass(1);
    await alert();
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('2 panden')]);
  });

  test('an import that fails brings no alert, nor does a transaction of matches that is undone', async () => {
    await confirmed();
    await expect(api.load(createFeed('fr', [villa({ Goal: 7 })]))).rejects.toThrow();
    expect(await given.database.$count(listingEvents)).toBe(0);
    await api.load(createFeed('fr', [villa()]));
    const undone = given.database.transaction(async (tx) => {
      await tx.execute(sql`delete from listing_events`);
      throw new Error('killed');
    });
    await expect(undone).rejects.toThrow('killed');
    await Promise.all([alert(), alert(), alert()]);
    expect(await mails()).toHaveLength(1);
    expect(await given.database.$count(demandMatches)).toBe(1);
  });

  test('stops by its link, and by the button of the mail program', async () => {
    const token = await confirmed();
    const { body } = await setState(token, 'stop').expect(200);
    expect(body.state).toBe('stopped');
    await api.load(createFeed('fr', [villa()]));
    await alert();
    await setState(token, 'confirm').expect(200);
    await request(api.app)
      .post(`/api/demands/unsubscribe?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    await api.load(createFeed('fr', [villa(), villa({ ID: 8 })]));
    await alert();
    expect(await mails()).toEqual([]);
  });

  test('what was found before the search changed, or became discreet since, is not told', async () => {
    const token = await confirmed({ frequency: 'weekly' });
    const inDinant = villa({ ID: 8, City: 'Dinant', Zip: '5500' });
    await api.load(createFeed('fr', [villa(), inDinant]));
    await alert();
    await send({ token, cities: ['dinant|5500'], frequency: 'weekly' }).expect(200);
    await daysPass(7);
    await alert();
    expect(await mails()).toEqual([]);

    await api.load(createFeed('fr', [villa({ ID: 9, City: 'Dinant', Zip: '5500' }), inDinant]));
    await matchListingEvents(given.database, given.config);
    const [Marquee] = given.config.listings.discreetMarquees;
    await api.load(createFeed('fr', [villa({ ID: 9, City: 'Dinant', Zip: '5500', Marquee }), inDinant]));
    await alert();
    expect(await mails()).toEqual([]);
  });

  test('is changed by its link, but never to another address', async () => {
    const token = await confirmed();
    const changed = { token, cities: ['dinant|5500'], email: 'paul@example.be', language: 'fr' };
    await send(changed).expect(200);
    const { body } = await request(api.app).get('/api/demands').query({ token }).expect(200);
    expect(body).toMatchObject({
      state: 'active',
      fields: { cities: ['dinant|5500'], email: 'marie@example.be' },
    });
    await api.load(createFeed('fr', [villa(), villa({ ID: 8, City: 'Dinant', Zip: '5500' })]));
    await alert();
    expect(await mails('paul@example.be')).toEqual([]);
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('/fr/property/8/')]);
  });

  test.each(['nonsense', '00000000-0000-0000-0000-000000000000.x', ''])('"%s" is no token', async (token) => {
    const valid = await confirmed();
    const forged = token || `${valid.split('.')[0]}.${'A'.repeat(43)}`;
    for (const sent of [
      setState(forged, 'confirm'),
      request(api.app).get('/api/demands').query({ token: forged }),
      request(api.app).post('/api/demands/unsubscribe').query({ token: forged }),
      send({ token: forged }),
    ]) {
      const { body } = await sent.expect(422);
      expect(body.errors).toMatchObject([{ field: 'token' }]);
    }
  });

  test.each([
    ['goal', 'required', { goal: undefined }],
    ['types', 'required', { types: [] }],
    ['cities', 'required', { cities: [] }],
    ['zips', 'invalid', { zips: '50' }],
    ['priceMax', 'invalid', { priceMin: '300000', priceMax: '200000' }],
  ])('a demand with a wrong %s is refused', async (field, messageKey, changes) => {
    const { body } = await send(changes).expect(422);
    expect(body.errors).toMatchObject([{ field, messageKey }]);
  });
});
