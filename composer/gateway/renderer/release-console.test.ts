import { Writable } from 'node:stream';
import { createElement, Suspense, useState } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { releaseConsole } from './release-globals.ts';

const itself = globalThis.console;
afterEach(() => {
  globalThis.console = itself;
});

/** What a console has written. */
function listening() {
  const written: string[] = [];
  return { written, console: releaseConsole((text) => written.push(text)) };
}

test("a part that throws under React's development build is told by its cause, and fails no other part", async () => {
  const { written, console } = listening();
  globalThis.console = console as Console;
  const errors: unknown[] = [];
  const Bad = () => {
    useState(0);
    throw new Error('the cause');
  };
  const Good = () => createElement('p', null, useState('whole')[0]);
  const parts = [Bad, Good].map((Part, key) => createElement(Suspense, { key }, createElement(Part)));
  const markup = await new Promise<string>((resolve) => {
    const stream = renderToPipeableStream(createElement('div', null, parts), {
      onError: (error) => void errors.push(error),
      onAllReady() {
        let text = '';
        const write = (chunk: unknown, _encoding: string, done: () => void) => {
          text += String(chunk);
          done();
        };
        stream.pipe(new Writable({ write, final: () => resolve(text) }));
      },
    });
  });
  expect(errors).toEqual([new Error('the cause')]);
  expect(markup).toContain('<p>whole</p>');
  expect(written).toEqual([]);
});

test('what is put in the place of a function is not called, and silences that one until it is put back', () => {
  const { written, console } = listening();
  const { error } = console;
  console.error = () => written.push('captured');
  console.error('a');
  console.log('b');
  Object.defineProperties(console, {
    error: { value: error, writable: true, configurable: true, enumerable: true },
  });
  console.error('c');
  expect(written).toEqual(['b', 'c']);
});

test('nobody can take it from the others', () => {
  const { written, console } = listening();
  expect(Reflect.deleteProperty(console, 'error')).toBe(false);
  expect(Reflect.setPrototypeOf(console, null)).toBe(false);
  expect(() => Object.freeze(console)).toThrow(TypeError);
  expect(() => Object.assign(console.error, { captured: true })).toThrow(TypeError);
  console.error('still here');
  expect(written).toEqual(['still here']);
});
