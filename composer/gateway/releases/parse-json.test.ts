import * as z from 'zod';
import { parseJson } from './parse-json.ts';

const schema = z.record(z.string(), z.object({ count: z.number() }));

test.each([
  ['nothing', '', '1, column 1'],
  ['an end that is cut off', '{"a": {"count": 1', '1, column 18'],
  ['a text that is cut off', '{"a": {"cou', '1, column 12'],
  ['a comma too many', '{\n "a": {"count": 1},\n}', '3, column 1'],
  ['no comma', '{"a": {"count": 1}\n "b": {}}', '2, column 2'],
  ['a word', '{"a":\n  {"count": none}}', '2, column 14'],
  ['zeros, as after a power cut', '\0\0\0', '1, column 1'],
  ['a second value', '{"a": {"count": 1}}{', '1, column 20'],
])('%s is found by line and column', (_what, text, position) => {
  expect(parseJson(schema, text)).toEqual({ fault: `no JSON at line ${position}` });
});

test('a wrong field is named, without what could control a terminal', () => {
  expect(parseJson(schema, '{"\\u001b[2J": {"count": "1"}}').fault).toMatch(/^ \[2J\.count: Invalid input/);
  expect(parseJson(schema, '[]').fault).toMatch(/^the whole: Invalid input/);
});

test('JSON that fits is read', () => {
  expect(parseJson(schema, '{"a": {"count": 1}}')).toEqual({ data: { a: { count: 1 } } });
});
