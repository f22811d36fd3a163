import { beforeEach, expect, test } from '@jest/globals';
import { openDayPath } from 'shared-kit/contracts/api/property-files';
import { propertyResponseSchema } from 'shared-kit/contracts/api/property';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';

const PAST = { Start: '2020-12-05T10:00', End: '2020-12-05T13:00' };
const TO_COME = { Start: '2099-12-05T10:00', End: '2099-12-05T13:00', Note: 'Entrée par le jardin; sonnez' };
const ADDRESS = { Street: 'Rue Haute', HouseNumber: '4', BoxNr: '2', Zip: '5000', City: 'Namur' };

describeOnDatabase('open days', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  const offer = (detail: object, list: object = {}) =>
    api.load(createFeed('fr', [{ ID: 1, ...list }], { details: [{ ID: 1, ...detail }] }));
  const openDays = async () => {
    const { body } = await request(api.app).get('/api/properties/1?lang=fr').expect(200);
    return propertyResponseSchema.parse(body).property.openDays;
  };
  const file = (path = openDayPath(1, '2099-12-05T09:00:00.000Z', 'nl')) => request(api.app).get(path);

  test('an open day is a file for calendars, with its place and note', async () => {
    await offer({ Title: 'Maison au parc', ...ADDRESS, PublishAddress: true, OpenDays: [TO_COME] });
    expect(await openDays()).toHaveLength(1);
    const { headers, text } = await file().expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="2099-12-05.ics"',
    });
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20991205T090000Z',
        'DTEND:20991205T120000Z',
        'SUMMARY:Opendeurdag – Maison au parc',
        'LOCATION:Rue Haute 4 bus 2\\, 5000 Namur',
        expect.stringMatching(/^DESCRIPTION:Entrée par le jardin\\; sonnez\\n/),
      ]),
    );
  });

  test('notes that are borrowed say in which language they are', async () => {
    await offer({ OpenDays: [TO_COME] });
    const languageIn = async (lang: string) => {
      const { body } = await request(api.app).get(`/api/properties/1?lang=${lang}`).expect(200);
      return propertyResponseSchema.parse(body).property.openDaysLanguage;
    };
    expect([await languageIn('nl'), await languageIn('fr')]).toEqual(['fr', undefined]);
  });

  test('the file tells no address that is not published', async () => {
    await offer({ ...ADDRESS, PublishAddress: false, OpenDays: [TO_COME] });
    expect((await file().expect(200)).text).toContain('LOCATION:5000 Namur\r\n');
  });

  test('a text of the feed cannot add anything to the file', async () => {
    await offer({
      Title: 'Maison\r\nEND:VEVENT\r\nBEGIN:VALARM',
      OpenDays: [{ ...TO_COME, Note: 'a\nDTSTART:1' }],
    });
    const { text } = await file().expect(200);
    expect(text.match(/^(BEGIN|END|DTSTART):?.*$/gm)).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'DTSTART:20991205T090000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('one that is over, or was never told of, has no file', async () => {
    await offer({ OpenDays: [PAST, TO_COME] });
    await file(openDayPath(1, '2020-12-05T09:00:00.000Z', 'fr')).expect(404);
    await file(openDayPath(1, '2099-12-06T09:00:00.000Z', 'fr')).expect(404);
    await file(openDayPath(2, '2099-12-05T09:00:00.000Z', 'fr')).expect(404);
    await file('/api/properties/1/open-days/tomorrow.ics?lang=fr').expect(422);
  });

  test.each([
    ['is sold', { TypeDescription: 'Maison vendue' }],
    ['cannot be visited for now', { TypeDescription: 'Maison - visites suspendues' }],
  ])('a home that %s has none', async (_case, list) => {
    await offer({ OpenDays: [TO_COME] }, list);
    expect(await openDays()).toBeUndefined();
    await file().expect(404);
  });

  test.each([
    [{ Start: '2099-12-05', End: '2099-12-05T13:00' }],
    [{ Start: 'Samedi', End: '2099-12-05T13:00' }],
    [{ End: '2099-12-05T13:00' }],
  ])('a feed with %j is refused', async (openDay) => {
    await expect(offer({ OpenDays: [openDay] })).rejects.toThrow();
  });
});
