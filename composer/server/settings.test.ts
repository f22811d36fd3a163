import * as z from 'zod';
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
