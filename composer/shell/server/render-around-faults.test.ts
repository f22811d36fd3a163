import { expect, test } from '@jest/globals';
import type { RenderRequest } from '../../contract/contract.ts';
import { serverExposeLoader } from '../loading/expose-loader.server.ts';
import { renderAroundFaults } from './render-around-faults.ts';

const PAGE = { remote: 'mf-page', expose: './Page' };
const WIDGET = { remote: 'mf-widget', expose: './Box' };
const MARKUP = { pipe: () => {}, abort: () => {}, inlineScripts: [] };

/** A page of two remotes; `chooseFault` says which stack is found while it renders with the remotes that are left. */
async function render(chooseFault: (used: string[]) => { stack: string; hasMarkup?: boolean } | undefined) {
  const reported: unknown[] = [];
  const request = {
    composition: { remotes: {} },
    load: async () => ({}),
    messages: async () => ({}),
    blame: (stack: string) => /mf-[a-z]+/.exec(stack)?.[0],
    report: ({ ref }: { ref?: unknown }) => reported.push(ref),
  } as unknown as RenderRequest;
  const exposes = serverExposeLoader(request, 'fr');
  await Promise.all([exposes.load(PAGE), exposes.load(WIDGET)]);
  const rendered: string[][] = [];
  const result = await renderAroundFaults(request, exposes, async () => {
    const used = exposes.used().map(({ remote }) => remote);
    rendered.push(used);
    const fault = chooseFault(used);
    if (!fault) return { markup: MARKUP, faults: [] };
    const error = Object.assign(new Error('bang'), { stack: fault.stack });
    return {
      markup: fault.hasMarkup ? MARKUP : undefined,
      faults: [{ error, componentStack: 'at Document' }],
    };
  }).catch((error: Error) => error.message);
  return { rendered, reported, result };
}

test('only the remote whose code threw is left out', async () => {
  const { rendered, reported, result } = await render((used) =>
    used.includes('mf-widget') ? { stack: 'at Box (mf-widget)' } : undefined,
  );
  expect(rendered).toEqual([['mf-page', 'mf-widget'], ['mf-page']]);
  expect(reported).toEqual([WIDGET]);
  expect(result).toBe(MARKUP);
});

test('a widget that a skeleton stood in for is left out too: its fallback says more', async () => {
  const { rendered } = await render((used) =>
    used.includes('mf-widget') ? { stack: 'at Box (mf-widget)', hasMarkup: true } : undefined,
  );
  expect(rendered).toHaveLength(2);
});

test('when nobody can tell who threw, the page comes without remotes', async () => {
  const { rendered, result } = await render((used) => (used.length ? { stack: 'at ?' } : undefined));
  expect(rendered).toEqual([['mf-page', 'mf-widget'], ['mf-widget'], ['mf-page'], []]);
  expect(result).toBe(MARKUP);
});

test('when no stack tells, the remote is the one without which the page is whole', async () => {
  const { rendered, reported, result } = await render((used) =>
    used.includes('mf-widget') ? { stack: 'at ?', hasMarkup: true } : undefined,
  );
  expect(rendered).toEqual([['mf-page', 'mf-widget'], ['mf-widget'], ['mf-page'], ['mf-page']]);
  expect(reported).toEqual([WIDGET]);
  expect(result).toBe(MARKUP);
});

test('one after the other, as many as throw', async () => {
  const { rendered } = await render((used) => (used.length ? { stack: `at X (${used.at(-1)})` } : undefined));
  expect(rendered).toEqual([['mf-page', 'mf-widget'], ['mf-page'], []]);
});

test('a shell that throws is not tried for ever', async () => {
  const { rendered, result } = await render(() => ({ stack: 'at Header' }));
  expect(rendered).toHaveLength(4);
  expect(result).toBe('bang');
});
