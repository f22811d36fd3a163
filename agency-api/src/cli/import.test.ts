import { expect, test } from '@jest/globals';
import { runImport } from '../../testing/run-import.ts';
import { readImportArguments } from './import-arguments.ts';

test('good files are loaded beside bad ones, which end it with code 1', () => {
  const { status, stdout, stderr } = runImport({}, 'good.json', 'bad.json', 'missing.json');
  expect(stdout).toContain('good.json: listings: 1 added');
  expect(stdout).toContain(
    'good.json: to be told by law: Wallonia, for sale: SoilCertificate is missing in 1 listing: 1',
  );
  expect(stdout).not.toContain('EPCCode is missing');
  expect(stderr).toContain('bad.json: properties[0] (ID 1), Goal: must be 0 or 1');
  expect(stderr).toContain('bad.json: 1 fault; nothing was changed (--skip-invalid loads the good records)');
  expect(stderr).toContain('missing.json: cannot be read');
  expect(status).toBe(1);
});

test('without a file, or with an unknown option, it tells how it is used', () => {
  expect(runImport({})).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Usage: npm run import'),
  });
  expect(() => readImportArguments(['--force', 'x.json'])).toThrow('Usage: npm run import');
});

test('without a database it refuses, and says what to do', () => {
  const { status, stderr } = runImport({ DATABASE_URL: '' }, 'good.json');
  expect(stderr).toContain('DATABASE_URL: must name a PostgreSQL database: npm start');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});
