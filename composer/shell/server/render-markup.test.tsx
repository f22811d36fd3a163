import { expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { RenderRequest } from '../../contract/contract.ts';
import { serverExposeLoader } from '../loading/expose-loader.server.ts';
import { THROWN } from '../../testing/thrown-values.ts';
import { renderAroundFaults } from './render-around-faults.ts';
import { renderMarkup } from './render-markup.ts';

const PART = { remote: 'mf-bad', expose: './Part' };

/** Markup of a document with a part of a remote, as the shell makes it, and whose faults were reported. */
async function rendered(Bad: () => ReactNode, { isAlone = false, deadline = Date.now() + 5_000 } = {}) {
  const reported: unknown[] = [];
  const request = {
    deadline,
    composition: { remotes: {} },
    load: async () => ({}),
    messages: async () => ({}),
    blame: (stack: string) => (stack.includes('Bad') ? 'mf-bad' : undefined),
    report: ({ ref }: { ref?: unknown }) => reported.push(ref),
  } as unknown as RenderRequest;
  const exposes = serverExposeLoader(request, 'fr');
  await exposes.load(PART);
  const { pipe } = await renderAroundFaults(request, exposes, () => {
    const part = exposes.loaded(PART) === 'failed' ? 'fallback' : <Bad />;
    const page = <main>{isAlone ? part : <Suspense>{part}</Suspense>}</main>;
    return renderMarkup(page, { deadline, development: false }, 'start()');
  });
  const target = new PassThrough();
  pipe(target);
  return { markup: await text(target), reported };
}

/** React throws what a trap of this one throws, where nothing can catch it: `renderer-pool.test.ts` of the gateway has it. */
const CAUGHT = Object.entries(THROWN).filter(([what]) => what !== 'a proxy whose traps throw');

const throwing = (code: string) =>
  function Bad(): never {
    throw (0, eval)(`(${code})`);
  };

test.each(CAUGHT)('a part that throws %s is left out, and its remote reported', async (_what, code) => {
  const { markup, reported } = await rendered(throwing(code));
  expect(markup).toContain('fallback');
  expect(new Set(reported)).toEqual(new Set([PART]));
});

test.each(CAUGHT)('%s that nothing stands around costs the remotes of the page', async (_what, code) => {
  const { markup, reported } = await rendered(throwing(code), { isAlone: true });
  expect(markup).toContain('fallback');
  expect(new Set(reported)).toEqual(new Set([PART]));
});

test('a part that waits for what never comes is left out when the time of the page is over', async () => {
  const { markup, reported } = await rendered(throwing('{ then() {} }'), { deadline: Date.now() });
  expect(markup).toContain('fallback');
  expect(new Set(reported)).toEqual(new Set([PART]));
});
