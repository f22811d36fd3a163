import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../database/drizzle.ts';
import { ownerHistorySchema, ownerOverviewSchema } from 'shared-kit/contracts/api/owner';
import { daysAfter } from 'shared-kit/domain/days';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { feedWithOwners, preparedOwner, type OwnerBrowser } from '../../../../testing/owner-session.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { belgianDay } from '../../../clock/belgian-time.ts';
import { importHistory, readRecordedHistory } from './import-history.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';

test.each([
  ['{}', 'a list of entries'],
  ['no json', 'a list of entries'],
  ['[{"property":1,"date":"2026-02-30","type":"visit"}]', 'entry 0, date'],
  ['[{"property":1,"date":"2026-02-20","type":"gossip"}]', 'entry 0, type'],
  ['[{"property":1,"date":"2026-02-20","type":"online","link":"javascript:alert(1)"}]', 'entry 0, link'],
  ['[{"property":1,"date":"2026-02-20","type":"visit","phone":"0475"}]', 'entry 0'],
  ['[{"property":1,"date":"2026-02-20","type":"visit","language":"it"}]', 'entry 0, language'],
])('%s is refused by entry and rule', (json, rule) => {
  expect(() => readRecordedHistory(json)).toThrow(rule);
});

describeOnDatabase('the history of an owner', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  const ago = (days: number) => daysAfter(belgianDay(new Date()), -days);
  beforeEach(async () => {
    api = testApi(given);
    anne = await preparedOwner(given, api, { email: ANNE, password: PASSWORD });
  });
  async function shown(query = '') {
    const { body } = await anne.get(`/api/owner/history?${query}`).expect(200);
    return ownerHistorySchema.strict().parse(body);
  }
  const record = (entries: object[]) =>
    importHistory(given.database, readRecordedHistory(JSON.stringify(entries)));
  const send = (id: number, kind: string, propertyId: number, more: object = {}) =>
    given.database.execute(sql`
      insert into form_submissions (id, kind, language, fields, property_id, email, sender, scriptless, idempotency_key, digest)
      values (${`0000000${id}-0000-4000-8000-000000000000`}, ${kind}, 'fr',
        ${JSON.stringify({ firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.be', remark: 'Secret', ...more })}::jsonb,
        ${propertyId}, 'marie@example.be', 's', false, ${String(id)}, 'd')`);

  test('brings together what the agency recorded and what visitors sent, the newest first', async () => {
    await record([
      {
        property: 1,
        date: ago(3),
        type: 'communication',
        contact: 'Sophie',
        subject: 'Prix',
        status: 'Fait',
      },
      { property: 2, date: ago(1), type: 'online', subject: 'Immoweb', link: 'https://portal.example/1' },
      { property: 3, date: ago(0), type: 'communication', subject: 'Bart’s' },
      { property: 1, date: ago(-1), type: 'communication', subject: 'tomorrow' },
      { property: 1, date: ago(-2), time: '14:00-16:00', type: 'open-day', subject: 'Portes ouvertes' },
    ]);
    await send(1, 'offer', 1, { offerNumber: '20261122-ABC', amount: '250000' });
    await send(2, 'contact', 1);
    await send(3, 'property-request', 3);
    const { entries, total } = await shown();
    expect(
      entries.map(({ type, subject, contact, state, status }) => [type, subject, contact, state ?? status]),
    ).toEqual([
      ['offer', '20261122-ABC', 'Marie D.', 'received'],
      ['online', 'Immoweb', '', ''],
      ['communication', 'Prix', 'Sophie', 'Fait'],
    ]);
    expect(total).toBe(3);
    const { body } = await anne.get('/api/owner/portal?lang=fr').expect(200);
    expect(body.overview.upcoming).toMatchObject([
      { type: 'open-day', day: ago(-2), slot: '14:00-16:00', state: null },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Dupont|Secret|marie@|250000/);
  });

  test('open days of the feed are to come until they end, each once', async () => {
    const day = ago(-3);
    await record([{ property: 2, date: day, time: '10:00-12:00', type: 'open-day', subject: 'Told twice' }]);
    const openDays = [
      { Start: `${day}T14:00`, End: `${day}T16:30`, Note: 'Sonnez à la porte' },
      { Start: `${ago(-4)}T09:00:00Z`, End: `${ago(-4)}T10:00:00Z` },
      { Start: '2020-12-05T10:00', End: '2020-12-05T12:00' },
      { Start: 'Saturday', End: null },
      'nonsense',
    ];
    for (const [id, value] of [
      [1, openDays],
      [
        2,
        [
          { Start: `${day}T10:00`, End: `${day}T12:30` },
          { Start: `${day}T17:00`, End: `${day}T18:00` },
        ],
      ],
      [3, openDays],
    ] as const)
      await given.database.execute(
        sql`update property_records set detail = ${JSON.stringify({ OpenDays: value })}::json where property_id = ${id}`,
      );
    const { body } = await anne.get('/api/owner/portal?lang=fr').expect(200);
    const { upcoming } = ownerOverviewSchema.strict().parse(body.overview);
    expect(
      upcoming.map(({ propertyId, type, day: on, slot, subject }) => [propertyId, type, on, slot, subject]),
    ).toEqual([
      [2, 'open-day', day, '10:00-12:00', 'Told twice'],
      [1, 'open-day', day, '14:00-16:30', 'Sonnez à la porte'],
      [2, 'open-day', day, '17:00-18:00', ''],
      [1, 'open-day', ago(-4), expect.stringMatching(/^1[01]:00-1[12]:00$/), ''],
    ]);
  });

  test('an open day that the agency told without hours is each of that day in the feed', async () => {
    const day = ago(-3);
    await record([{ property: 1, date: day, type: 'open-day', subject: 'Toute la journée' }]);
    const OpenDays = [{ Start: `${day}T10:00`, End: `${day}T12:00` }];
    await given.database.execute(
      sql`update property_records set detail = ${JSON.stringify({ OpenDays })}::json where property_id = 1`,
    );
    const { body } = await anne.get('/api/owner/portal?lang=fr').expect(200);
    expect(body.overview.upcoming).toMatchObject([{ day, slot: '', subject: 'Toute la journée' }]);
  });

  test.each([
    ['fr', 'Sonnez', 'fr'],
    ['nl', 'Bel aan', 'nl'],
    // The site's first, as there is no text in the owner's.
    ['de', 'Sonnez', 'fr'],
  ])('names open days in the language of an owner who prefers %s', async (language, subject, spokenIn) => {
    const Start = `${ago(-3)}T10:00`;
    const announced = (Note: string) => ({ ID: 1, OpenDays: [{ Start, End: `${ago(-3)}T12:00`, Note }] });
    for (const [spoken, note] of [
      ['fr', 'Sonnez'],
      ['nl', 'Bel aan'],
      ['en', 'Ring'],
    ] as const)
      await api.load(
        createFeed(spoken, [{ ID: 1 }], { owners: feedWithOwners().owners!, details: [announced(note)] }),
      );
    await given.database.execute(sql`update owners set preferred_language = ${language}`);
    const { body } = await anne.get('/api/owner/portal?lang=fr').expect(200);
    expect(body.overview.upcoming).toMatchObject([{ subject, language: spokenIn }]);
  });

  test('is limited by property, type and period, and comes in pages', async () => {
    await record(
      Array.from({ length: 45 }, (_, index) => ({
        property: 1 + (index % 2),
        date: ago(index * 2),
        type: index % 3 ? 'communication' : 'online',
      })),
    );
    expect(await shown('property=1')).toMatchObject({ total: 23, pageCount: 2, page: 1 });
    expect(await shown('type=online')).toMatchObject({ total: 15, pageCount: 1 });
    expect(await shown('period=30')).toMatchObject({ total: 15 });
    expect((await shown('page=99')).entries).toHaveLength(5);
    await anne.get('/api/owner/history?type=gossip').expect(422);
    await anne.get('/api/owner/history?period=31').expect(422);
  });

  test('can be taken along as a file that runs no formula', async () => {
    await record([
      { property: 1, date: ago(1), type: 'visit', comment: '=HYPERLINK("http://evil.example")' },
    ]);
    const { text, headers } = await anne.get('/api/owner/history.csv?lang=nl').expect(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(headers['content-disposition']).toContain('geschiedenis.csv');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffDatum,Uren,Referentie,Type,Contact,Onderwerp,Opmerking,Status,Link',
      `${ago(1)},,A1,Bezoek,,,"'=HYPERLINK(""http://evil.example"")",,`,
    ]);
  });

  test('the file is in the language of its texts where that is one, or else in that of the page', async () => {
    const columns = async (lang: string) => {
      const { text } = await anne.get(`/api/owner/history.csv?lang=${lang}`).expect(200);
      return text.slice(1, text.indexOf(','));
    };
    const told = { property: 1, type: 'visit', comment: 'Vond het licht mooi.', status: 'Uitgevoerd' };
    await record([{ ...told, date: ago(1), language: 'nl' }]);
    expect([await columns('fr'), await columns('nl')]).toEqual(['Datum', 'Datum']);
    expect((await shown()).entries).toMatchObject([{ language: 'nl', comment: 'Vond het licht mooi.' }]);
    const inFrench = { ...told, date: ago(2), comment: 'A aimé la lumière.', language: 'fr' };
    await record([{ ...told, date: ago(1), language: 'nl' }, inFrench]);
    expect([await columns('fr'), await columns('en')]).toEqual(['Date', 'Date']);
    // What it is in may not be told, as before.
    await record([{ ...told, date: ago(1) }]);
    expect(await columns('de')).toBe('Datum');
    expect((await shown()).entries[0]!.language).toBeNull();
  });

  test('of the agency is replaced by the next file', async () => {
    await record([{ property: 1, date: ago(1), type: 'visit' }]);
    await record([{ property: 1, date: ago(2), type: 'online' }]);
    expect((await shown()).entries.map(({ type }) => type)).toEqual(['online']);
  });
});
