import { test } from '../../site/own-site.ts';
import { inLoader, losesOnlyItsOwnPart } from './harmful-code.ts';

test.use({ isSiteKept: true });

losesOnlyItsOwnPart('a floating rejection', {
  code: inLoader(`Promise.reject(new Error('harm on purpose'))`),
  kind: 'rejection',
  status: 200,
});
losesOnlyItsOwnPart('a throw in a timer', {
  code: inLoader(`setTimeout(() => { throw new Error('harm on purpose') })`),
  kind: 'exception',
  status: 200,
});
losesOnlyItsOwnPart('process.exit()', { code: inLoader('process.exit()'), kind: 'loader', status: 500 });
losesOnlyItsOwnPart('an endless loop in a loader', {
  code: inLoader('for (;;);'),
  kind: 'timeout',
  status: 503,
});
losesOnlyItsOwnPart('2 GB in buffers', {
  code: inLoader('const kept = []; while (kept.length < 2048) kept.push(new Uint8Array(2 ** 20).fill(1));'),
  kind: 'memory',
  status: 503,
});
losesOnlyItsOwnPart('a throw while it loads', {
  code: `throw new Error('harm on purpose')`,
  kind: 'load',
  status: 503,
});
losesOnlyItsOwnPart('another dispatcher for React', {
  code: `require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H = {};`,
  kind: 'load',
  status: 503,
});
losesOnlyItsOwnPart('another setState for every class', {
  code: inLoader(`require('react').Component.prototype.setState = () => {};`),
  kind: 'loader',
  status: 500,
});
losesOnlyItsOwnPart('2 GB in the heap', {
  code: inLoader('const kept = []; for (;;) kept.push(new Array(1e7).fill({}));'),
  // A slow machine is silent for too long before the memory is used up.
  kind: '(?:memory|timeout)',
  status: 503,
});
