import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { count, folderIn, origin, port, readable, readEnvironment, SettingsError } from './settings.ts';

const read = (schema: z.ZodObject, environment: NodeJS.ProcessEnv) =>
  readEnvironment(environment, { program: 'the test', schema, secret: ['PASSWORD'] });

test('every wrong setting is named at once, with its value and rule', () => {
  const schema = z.object({ A: count.min(5), B: z.enum(['x']), C: z.string() });
  expect(() => read(schema, { A: '1', B: 'y', D: 'unknown' })).toThrow(
    /^Wrong settings of the test .*\n {2}A=1: .*\n {2}B=y: .*\n {2}C: .*$/,
  );
});

test('a value that may hold a password is not shown', () => {
  const schema = z.object({ PASSWORD: z.string().regex(/^a/, 'must begin with a') });
  expect(() => read(schema, { PASSWORD: 's3cret' })).toThrow(/ {2}PASSWORD: must begin with a$/);
});

const inFile = (text: string) => {
  const file = path.join(temporaryFolder('secrets'), 'secret');
  writeFileSync(file, text);
  return file;
};
const SECRET = z.object({
  PASSWORD: z.string('must be set').regex(/^s3/, 'must begin with s3'),
  A: count.default(1),
});

test.each(['s3cret', 's3cret\n', 's3cret\r\n'])('a secret may be in a file: %j', (text) => {
  expect(read(SECRET, { PASSWORD_FILE: inFile(text) })).toEqual({ PASSWORD: 's3cret', A: 1 });
});

test('of a secret in a file too the rule is named, and not the value', () => {
  const reading = () => read(SECRET, { PASSWORD_FILE: inFile('hidden') });
  expect(reading).toThrow(/ {2}PASSWORD: must begin with s3$/);
  expect(reading).not.toThrow('hidden');
});

test('a secret that is set and in a file is refused by both names', () => {
  expect(() => read(SECRET, { PASSWORD: 's3cret', PASSWORD_FILE: inFile('s3cret') })).toThrow(
    /\n {2}PASSWORD and PASSWORD_FILE are both set: one of them must go$/,
  );
  expect(read(SECRET, { PASSWORD: '', PASSWORD_FILE: inFile('s3cret') })).toMatchObject({
    PASSWORD: 's3cret',
  });
  expect(read(SECRET, { PASSWORD: 's3cret', PASSWORD_FILE: '' })).toMatchObject({ PASSWORD: 's3cret' });
});

test.each([
  ['/nowhere/secret', 'the file cannot be read (ENOENT)'],
  [import.meta.dirname, 'the file cannot be read (EISDIR)'],
  ['secret', 'must be an absolute path'],
])('a file %s is named with what is wrong, beside other wrong settings', (file, rule) => {
  expect(() => read(SECRET, { PASSWORD_FILE: file, A: 'x' })).toThrow(
    `Configure"):\n  PASSWORD_FILE=${file}: ${rule}\n  A=x: must be a whole number`,
  );
});

test('an empty file is no secret', () => {
  expect(() => read(SECRET, { PASSWORD_FILE: inFile('\n') })).toThrow(/PASSWORD_FILE=.*: the file is empty$/);
});

test('a setting that is no secret is not read from a file', () => {
  expect(read(SECRET, { PASSWORD: 's3', A_FILE: inFile('5') })).toMatchObject({ A: 1 });
});

test('a blank setting is unset', () => {
  expect(read(z.object({ A: count.default(7) }), { A: '' })).toEqual({ A: 7 });
});

test('a relative folder is in the base, an absolute one where it says', () => {
  const schema = z.object({ A: folderIn('/base'), B: folderIn('/base') });
  expect(read(schema, { A: 'x', B: '/y' })).toEqual({ A: '/base/x', B: '/y' });
});

test('of an address only the origin counts', () => {
  expect(read(z.object({ A: origin }), { A: 'https://Api.example:443/path/?x' })).toEqual({
    A: 'https://api.example',
  });
});

test.each([
  [port, '6000', 'browsers block port 6000'],
  [port, '70000', '65535'],
  [port, '1.5', 'must be a whole number'],
  [port, 'http', 'must be a whole number'],
  [origin, 'http://api:6000', 'browsers block port 6000'],
  [origin, 'ftp://api', 'must be an http(s) address'],
  [readable(JSON.parse), '{', 'JSON'],
])('%#: %s', (schema, value, rule) => {
  const reading = () => read(z.object({ A: schema }), { A: value });
  expect(reading).toThrow(SettingsError);
  expect(reading).toThrow(rule);
});
