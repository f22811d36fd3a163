import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { EXAMPLE_FOLDER } from '../../testing/example-agency.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { sql } from '../database/drizzle.ts';

const DAYS_AGO = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
let given: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  given = await openTestDatabase();
});
beforeEach(() => emptyTables(given.database));
afterAll(() => given.close());

const listFields = (email: string, remark = '') => JSON.stringify({ email, remark });

const addLead = (email: string) =>
  given.database.execute(sql`
    insert into form_submissions (id, kind, language, fields, email, sender, scriptless, idempotency_key, digest)
    values (gen_random_uuid(), 'contact', 'fr', ${listFields(email)}::jsonb, ${email}, 'x', false, ${email}, 'x')`);

const addTrial = (email: string, { daysAgo = 0, remark = '' } = {}) =>
  given.database.execute(sql`
    insert into trial_forms (id, kind, language, fields, property_id, created_at)
    values (gen_random_uuid(), 'valuation', 'nl', ${listFields(email, remark)}::jsonb, 7, ${DAYS_AGO(daysAgo)})`);

const addSubscriber = (email: string) =>
  given.database.execute(sql`
    insert into newsletter_subscribers (id, email, language, state, confirmed_at)
    values (${email}, ${email}, 'fr', 'active', now())`);

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'leads.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: given.url, AGENCY_CONFIG: EXAMPLE_FOLDER },
    },
  );
  return { status, stdout, stderr };
}

const COLUMNS = /^id,sentAt,form,language,propertyId,email,.*,other\r\n/;

test('without any, trials are nothing, and leads a header alone', () => {
  expect(run('--trials')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(run('--since', '2026-01-01').stdout.replace(COLUMNS, '')).toBe('');
});

test('trials are one JSON object a line, the latest first, whatever was typed', async () => {
  await addTrial('earlier@example.be', { daysAgo: 29 });
  await addTrial('later@example.be', { remark: 'two\nlines, "quotes"\u2028 and =SUM(1)' });
  const { status, stdout } = run('--trials');
  const lines = stdout.trimEnd().split('\n');
  expect([status, lines.length]).toEqual([0, 2]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      kind: 'valuation',
      language: 'nl',
      propertyId: 7,
      fields: { email: 'later@example.be', remark: 'two\nlines, "quotes"\u2028 and =SUM(1)' },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
    { fields: { email: 'earlier@example.be' } },
  ]);
});

test('a trial is among the trials alone, and a lead or a subscriber never is', async () => {
  await addLead('lead@example.be');
  await addTrial('trial@example.be');
  await addSubscriber('subscriber@example.be');
  const lists = { '--trials': [], '--since': ['2026-01-01'], '--newsletter': [] };
  const addresses = Object.entries(lists).map(([option, more]) => [
    option,
    run(option, ...more).stdout.match(/[a-z]+@example\.be/g),
  ]);
  expect(addresses).toEqual([
    ['--trials', ['trial@example.be']],
    ['--since', ['lead@example.be']],
    ['--newsletter', ['subscriber@example.be']],
  ]);
});

test.each([
  [[], 'one of --since, --newsletter and --trials is needed'],
  [['--since', 'yesterday'], '--since needs a day or an instant, not "yesterday"'],
  [['--trials', 'all'], "'all'"],
  [['--trial'], "'--trial'"],
  [['--since', '2026-01-01', '--trials'], 'one of --since, --newsletter and --trials is needed'],
])('%j writes no list, and says why', async (args, reason) => {
  await addLead('lead@example.be');
  await addTrial('trial@example.be');
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('Usage: npm run leads');
});
