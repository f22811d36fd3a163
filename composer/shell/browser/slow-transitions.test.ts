import { afterEach, expect, jest, test } from '@jest/globals';
import { skipTransitionsWhereSlow } from './slow-transitions.ts';

const listen = jest.spyOn(globalThis, 'addEventListener');

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener as EventListener);
  listen.mockClear();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

/** Pretends that the browser saw tasks of these durations, in ms. */
function tasks(durations: number[], supportedEntryTypes = ['longtask']) {
  class Observer {
    static readonly supportedEntryTypes = supportedEntryTypes;
    private readonly seen: (list: object) => void;
    constructor(seen: (list: object) => void) {
      this.seen = seen;
    }
    observe = () => this.seen({ getEntries: () => durations.map((duration) => ({ duration })) });
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}

/** Leaves the page for another one of the site. */
function leave() {
  const viewTransition = { ready: Promise.reject(new Error('Skipped')), skipTransition: jest.fn() };
  viewTransition.ready.catch(() => {});
  dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition }));
  return viewTransition.skipTransition;
}

test('a device whose tasks block leaves without a fade', () => {
  tasks([80, 75]);
  skipTransitionsWhereSlow();
  expect(leave()).toHaveBeenCalledTimes(1);
});

test.each([
  ['was quick', [60, 70], ['longtask']],
  ['does not tell', [900], ['paint']],
])('a device that %s keeps the fade', (_, durations, types) => {
  tasks(durations, types);
  skipTransitionsWhereSlow();
  expect(leave()).not.toHaveBeenCalled();
});

test('leaving the site, where there is no transition, is no error', () => {
  tasks([900]);
  skipTransitionsWhereSlow();
  expect(() => dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: null }))).not.toThrow();
});
