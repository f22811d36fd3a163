import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from '../database/drizzle.ts';
import { EXAMPLE_FOLDER } from '../../testing/example-agency.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { formSubmissions } from '../database/schema/forms.ts';
import { sealWith } from '../files/uploads/sealed/seal.ts';
import { createUploads } from '../files/uploads/site-uploads.ts';

const MARIE = 'marie@example.be';
const OFFER = '20261122-7F3A9C';
let folder: string;
let given: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  given = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'facade-person-'));
  await fill();
});
afterAll(async () => {
  await given.close();
  rmSync(folder, { recursive: true });
});

/** A valuation with a file, and an offer. */
async function fill(): Promise<void> {
  for (const [kind, more] of [
    ['valuation', {}],
    ['offer', { offerNumber: OFFER }],
  ] as const)
    await given.database.execute(sql`
      insert into form_submissions (id, kind, language, fields, property_id, email, sender, scriptless, idempotency_key, digest)
      values (gen_random_uuid(), ${kind}, 'fr', ${JSON.stringify({ email: MARIE, ...more })}::jsonb, 7, ${MARIE}, 'x', false, ${kind}, 'x')`);
  await given.database.execute(sql`
    insert into uploads (id, submission_id, name, size, state, sender)
    select 'home', id, '../home.pdf', 9, 'kept', 'x' from form_submissions where kind = 'valuation'`);
  const { store, keys } = createUploads(folder);
  const sealed = join(folder, 'sealed');
  await pipeline(Readable.from([Buffer.from('the house')]), sealWith(keys), createWriteStream(sealed));
  await store.put('home', sealed);
}

function run(...args: string[]) {
  const env = {
    ...process.env,
    AGENCY_DATA: folder,
    DATABASE_URL: given.url,
    AGENCY_CONFIG: EXAMPLE_FOLDER,
    INIT_CWD: folder,
  };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'person.ts'), ...args], {
    encoding: 'utf8',
    env,
  });
}
const forms = async () =>
  (await given.database.select().from(formSubmissions).orderBy(formSubmissions.kind)).map(({ kind }) => kind);

test('what is wrong ends it with code 1 and nothing on stdout', () => {
  const { status, stdout, stderr } = run('erase', 'marie');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^"marie" is no e-mail address\n\nUsage: npm run person/);
});

test('exports rows and files into a new folder, for one reader', () => {
  const { status, stderr } = run('export', ` ${MARIE.toUpperCase()}`, '--to', 'copy');
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(join(folder, 'copy')).sort()).toEqual(['home-.._home.pdf', 'person.json']);
  expect(readFileSync(join(folder, 'copy', 'home-.._home.pdf'), 'utf8')).toBe('the house');
  expect(statSync(join(folder, 'copy')).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'copy', 'person.json')).mode & 0o077).toBe(0);
  const { kept } = JSON.parse(readFileSync(join(folder, 'copy', 'person.json'), 'utf8'));
  expect(kept.form_submissions).toHaveLength(2);
});

test('erases with files what may go, after a trial that changes nothing', async () => {
  const trial = run('erase', MARIE, '--dry-run');
  expect(trial.stdout).toContain(
    `would be erased of ${MARIE}:\n  form submissions: 1 (valuation)\n  uploads: 1\n`,
  );
  expect(trial.stdout).toContain(
    `kept:\n  offer ${OFFER} for property 7: if it was accepted, the Act of 18 September 2017`,
  );
  expect(await forms()).toEqual(['offer', 'valuation']);
  expect(existsSync(join(folder, 'uploads', 'home'))).toBe(true);

  const { status, stdout } = run('erase', MARIE);
  expect([status, stdout]).toEqual([0, trial.stdout.replace('would be erased', 'erased')]);
  expect(await forms()).toEqual(['offer']);
  expect(readdirSync(join(folder, 'uploads')).filter((name) => !name.startsWith('store-'))).toEqual([]);
});
