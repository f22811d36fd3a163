import { spawnSync } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/change-built-ins.ts');

/** What a fresh process finds to be different after it has run this code. */
function difference(code: string): { quick?: string; full?: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, code]);
  if (stderr.length) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString());
}

test.each([
  ['Object.prototype.x = 1', 'Object.prototype.x'],
  ['Array.prototype.map = () => []', 'Array.prototype.map'],
  ['JSON.parse = () => ({})', 'JSON.parse'],
  ['Promise.prototype.then = function () {}', 'Promise.prototype.then'],
  [`Object.defineProperty(Object.prototype, 'hidden', { value: 1 })`, 'Object.prototype.hidden'],
  ['delete String.prototype.padStart', 'String.prototype has lost a property'],
])('%s is found at once', (code, name) => {
  expect(difference(code)).toEqual({ quick: name, full: name });
});

test.each([
  ['Date.now = () => 0', 'Date.now'],
  [
    `Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: 1 })`,
    'Intl.NumberFormat.prototype.format',
  ],
  [
    `Object.defineProperty(Uint8Array.prototype.__proto__, 'length', { get: () => 0 })`,
    'the prototype of Uint8Array.prototype.length',
  ],
  ['[][Symbol.iterator]().__proto__.next = () => ({ done: true })', 'the array iterator.next'],
  ['Response.prototype.json = async () => 1', 'Response.prototype.json'],
])('%s is found by the full comparison', (code, name) => {
  expect(difference(code).full).toBe(name);
});

test.each(['globalThis.added = 1', 'Error.stackTraceLimit = 50', 'JSON.parse("{}"); [1].map(String)'])(
  '%s is no change',
  (code) => {
    expect(difference(code)).toEqual({});
  },
);
