import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { madeUpHost } from '../testing/made-up-host.ts';
import { HostContext, Slot } from './host.tsx';
import type { Host, LoadedExpose } from './host.tsx';

declare module 'composer/contract' {
  interface OfferedSlots {
    'test/below': { id: number };
  }
}

type Filler = (props: { id: number }) => ReactNode;

/** The slot in a page, where these widgets fill it; one that is `undefined` has no code. */
const show = (fillers: Record<string, Filler | undefined>) => {
  const host: Host = {
    ...madeUpHost('en'),
    fillers: (slot) =>
      slot === 'test/below' ? Object.keys(fillers).map((remote) => ({ remote, expose: './Hint' })) : [],
    loaded: ({ remote }) =>
      fillers[remote]
        ? { module: { default: fillers[remote] } as LoadedExpose['module'], messages: {} }
        : 'failed',
  };
  return act(async () =>
    render(
      <HostContext value={host}>
        <p>facts</p>
        <Slot name="test/below" id={7} />
      </HostContext>,
    ),
  );
};

test('a slot that nobody fills shows nothing', async () => {
  const { container } = await show({});
  expect(container.innerHTML).toBe('<p>facts</p>');
});

test('widgets show in the order of the registry, each with the props of the slot', async () => {
  const { container } = await show({ 'mf-b': ({ id }) => <p>b {id}</p>, 'mf-a': ({ id }) => <p>a {id}</p> });
  expect(container.innerHTML).toBe('<p>facts</p><p>b 7</p><p>a 7</p>');
});

test('one that is missing or broken leaves nothing, and the others and the page as they are', async () => {
  await show({
    'mf-missing': undefined,
    'mf-broken': () => {
      throw new Error('broken filler');
    },
    'mf-whole': () => <p>whole</p>,
  });
  expect(screen.getByText('facts')).toBeTruthy();
  expect(screen.getByText('whole')).toBeTruthy();
  expect(String(jest.mocked(console.error).mock.calls[0])).toContain('broken filler');
  jest.mocked(console.error).mockClear();
});
