import { expect, test } from '@jest/globals';
import { readCommandLine } from './command-line.ts';

test('npm start takes no arguments', () => {
  expect(readCommandLine([])).toEqual({ verbose: false, development: [] });
  expect(readCommandLine(['--verbose'])).toEqual({ verbose: true, development: [] });
});

test('npm run dev takes the names of apps', () => {
  expect(readCommandLine(['--dev', 'mf-search', 'mf-property']).development).toEqual([
    'mf-search',
    'mf-property',
  ]);
});

test.each([
  [['--dev'], 'npm run dev -- mf-search'],
  [['mf-search'], 'npm run dev -- mf-search'],
  [['--port=4000'], '--port'],
])('%p is refused with the usage', (args, words) => {
  expect(() => readCommandLine(args)).toThrow(words);
});
