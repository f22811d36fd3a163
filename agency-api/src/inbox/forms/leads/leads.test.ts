import { expect, test } from '@jest/globals';
import { sql } from '../../../database/drizzle.ts';
import request from 'supertest';
import { contactForm } from '../../../../testing/contact-form.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { testApi } from '../../../../testing/test-api.ts';
import { valuationForm } from '../../../../testing/valuation-form.ts';
import { LEAD_HEADER, leadLine } from './lead-csv.ts';
import { readLeads, type Lead } from './read-leads.ts';

const LEAD: Lead = {
  id: 'a',
  sentAt: '2026-11-22T10:00:00.000000Z',
  form: 'contact',
  language: 'fr',
  propertyId: null,
  fields: { email: 'marie@example.be', phone: '+32 475 12 34 56' },
};
const formatCell = (remark: string) => leadLine({ ...LEAD, fields: { ...LEAD.fields, remark } });

test('a line has as many cells as the header', () => {
  const cells = (text: string) => text.trimEnd().split(',').length;
  expect(cells(leadLine(LEAD))).toBe(cells(LEAD_HEADER));
  expect(leadLine(LEAD)).toContain(',marie@example.be,,,,+32 475 12 34 56,');
});

test.each([
  ['say "hello", please', '"say ""hello"", please"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['+cmd|calc', "'+cmd|calc"],
  ['@SUM(1)', "'@SUM(1)"],
])('%j is no formula, and one cell', (remark, cell) => {
  expect(formatCell(remark)).toContain(`,${cell},`);
});

describeOnDatabase('Leads', (given) => {
  test('are every form since a day, the oldest first, with all of its fields', async () => {
    const { app } = testApi(given);
    const send = (form: string, body: object) =>
      request(app).post(`/api/forms/${form}`).send(body).expect(200);
    await send('contact', contactForm());
    await given.database.execute(sql`update form_submissions set created_at = now() - interval '2 days'`);
    await request(app).post('/api/forms/valuation').send(valuationForm()).expect(200);
    const since = async (days: number) => {
      const found: Lead[] = [];
      for await (const some of readLeads(given.database, new Date(Date.now() - days * 86_400_000)))
        found.push(...some);
      return found;
    };
    expect((await since(3)).map(({ form }) => form)).toEqual(['contact', 'valuation']);
    const [valuation] = await since(1);
    expect(valuation).toMatchObject({ form: 'valuation', fields: { wish: 'sell' } });
    expect(leadLine(valuation!)).toContain('""wish"":""sell""');
  });
});
