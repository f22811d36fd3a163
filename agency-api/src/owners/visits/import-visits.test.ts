import { expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { propertyInterest, propertyVisits } from '../../database/schema/property-visits.ts';
import { importVisits, readVisits } from './import-visits.ts';

test('a file has one line for each property and day', () => {
  expect(readVisits('property,day,visits\r\n12,2026-11-20,3\r\n12,2026-11-21,0\r\n')).toEqual([
    { propertyId: 12, day: '2026-11-20', visits: 3, interest: {} },
    { propertyId: 12, day: '2026-11-21', visits: 0, interest: {} },
  ]);
  expect(readVisits('property,day,visits,direct,saved\n12,2026-11-20,3,2,1')).toEqual([
    { propertyId: 12, day: '2026-11-20', visits: 3, interest: { direct: 2, saved: 1 } },
  ]);
});

test.each([
  ['', 'line 1: must be "property,day,visits"'],
  ['12,2026-11-20,3', 'line 1: must be "property,day,visits"'],
  [
    'property,day,visits,seen\n12,2026-11-20,3,1',
    'line 1: must be "property,day,visits", then names of search',
  ],
  ['property,day,visits,saved,saved\n', 'line 1'],
  ['property,day,visits,saved\n12,2026-11-20,3,-1', 'line 2: saved must be a whole number'],
  ['property,day,visits,saved\n12,2026-11-20,3', 'line 2: must have 4 columns'],
  ['property,day,visits\n12,2026-11-20', 'line 2: visits must be a whole number'],
  ['property,day,visits\n12,2026-02-30,1', 'line 2: day must be a date such as 2026-11-21'],
  ['property,day,visits\n1,2026-11-20,1\n-1,2026-11-20,1', 'line 3: property must be a whole number'],
  ['property,day,visits\n1,2026-11-20,1e9', 'line 2: visits must be a whole number'],
  ['property,day,visits\n1,2026-11-20,1,2', 'line 2: must have 3 columns'],
])('%j is refused by line and rule', (csv, rule) => {
  expect(() => readVisits(csv)).toThrow(rule);
});

describeOnDatabase('visits of an earlier site', (given) => {
  test("are added; the site's own counts stay", async () => {
    const { database } = given;
    await importVisits(database, [
      { propertyId: 1, day: '2026-11-20', visits: 3, interest: { direct: 2, portal: 0 } },
    ]);
    await importVisits(database, [
      { propertyId: 1, day: '2026-11-20', visits: 9 },
      { propertyId: 1, day: '2026-11-21', visits: 4 },
      { propertyId: 2, day: '2026-11-21', visits: 0 },
    ]);
    const { propertyId, day, visits } = propertyVisits;
    const known = await database
      .select({ id: propertyId, day, visits })
      .from(propertyVisits)
      .orderBy(propertyId, day);
    expect(known).toEqual([
      { id: 1, day: '2026-11-20', visits: 3 },
      { id: 1, day: '2026-11-21', visits: 4 },
    ]);
    const { kind, count } = propertyInterest;
    expect(await database.select({ kind, count }).from(propertyInterest)).toEqual([
      { kind: 'direct', count: 2 },
    ]);
  });
});
