/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { RenderRequest } from '../../contract/contract.ts';
import { serverExposeLoader } from '../loading/expose-loader.server.ts';
import { THROWN } from '../../testing/thrown-values.ts';
import { renderAroundFaults } from './render-around-faults.ts';
import { cachedMarkup, renderMarkup } from './render-markup.ts';

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

/** As the gateway keeps it. */
function keeper() {
  const kept = new Map<string, string>();
  return (key: string, render: () => string) => {
    kept.set(key, kept.get(key) ?? render());
    return kept.get(key)!;
  };
}

const createCard = (release: string) =>
  function Card() {
    return <p>{release}</p>;
  };

test('a component of the same name, of another release, has markup of its own', () => {
  const renderCached = cachedMarkup(keeper());
  const [One, Two] = [createCard('1.0.0'), createCard('2.0.0')];
  const shown = [One, Two, One].map((Card) => renderCached({ by: [Card], key: '{}' }, <Card />));
  expect(shown).toEqual(['<p>1.0.0</p>', '<p>2.0.0</p>', '<p>1.0.0</p>']);
});

test('is rendered again for other props, and for another language', () => {
  const renderCached = cachedMarkup(keeper());
  const [Card, french, dutch] = [createCard('1.0.0'), { language: 'fr' }, { language: 'nl' }];
  const show = (language: object, key: string, text: string) =>
    renderCached({ by: [Card, language], key }, <b>{text}</b>);
  expect(show(french, '1', 'un')).toBe('<b>un</b>');
  expect(show(french, '2', 'deux')).toBe('<b>deux</b>');
  expect(show(dutch, '1', 'een')).toBe('<b>een</b>');
  expect(show(french, '1', 'never asked for')).toBe('<b>un</b>');
});

test('a remote cannot put its markup in the place of another one’s', () => {
  const kept: string[] = [];
  const renderCached = cachedMarkup((key, render) => {
    kept.push(key);
    return render();
  });
  const [card, texts, own] = [{}, {}, {}];
  renderCached({ by: [card, texts], key: '{"id":1}' }, <p />);
  const [known] = kept;
  const [first, second] = known!.split(/[ :]/);
  for (const by of [[], [own], [own, own]])
    for (const key of [known!, `${second}:{"id":1}`, `${first} ${second}:{"id":1}`, ' {"id":1}', '{"id":1}'])
      renderCached({ by, key }, <p />);
  expect(kept.filter((key) => key === known)).toHaveLength(1);
});
