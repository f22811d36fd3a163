const { default: JSDOMEnvironment } = require('jest-environment-jsdom');
require('./compiled-once.cjs');

/**
 * jsdom lacks the fetch family, and undici refuses jsdom's own AbortSignal: both come from Node. FormData stays jsdom's, which
 * alone can read a form.
 */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'MessageChannel',
  // React's scheduler prefers it to a MessageChannel, which would keep the process alive.
  'setImmediate',
  'clearImmediate',
];

/** jsdom has no layout: no media query matches, so that pages are those of wide screens. */
const wideScreen = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

module.exports = class BrowserEnvironment extends JSDOMEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.matchMedia = wideScreen;
  }
};
