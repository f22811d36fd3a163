import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import type { ExposeRef } from '../contract/contract.ts';
import { madeUpHost } from '../testing/made-up-host.ts';
import { HostContext, RemoteWidget, Slot } from './host.tsx';
import type { Host, LoadedExpose } from './host.tsx';

declare module 'composer/contract' {
  interface UsedWidgets {
    'mf-forms/RequestInfo': { subject: string };
  }
  interface OfferedSlots {
    'test/below': { id: number };
  }
}

const REF: ExposeRef = { remote: 'mf-forms', expose: './RequestInfo' };
const widget = (Widget: (props: { subject: string }) => React.ReactNode): LoadedExpose => ({
  module: { default: Widget as never },
  messages: { greeting: 'Hello from the remote' },
});

const show = (parts: Partial<Host>) =>
  act(async () => {
    render(
      <HostContext
        value={{
          ...madeUpHost('en'),
          findWidget: () => REF,
          load: () => new Promise(() => {}),
          ...parts,
        }}
      >
        <RemoteWidget
          remote="mf-forms"
          name="RequestInfo"
          subject="villa"
          fallback={<p>Call us</p>}
          skeleton={<p>…</p>}
        />
      </HostContext>,
    );
  });

test('a widget that is in memory shows at once, with its own translations and the given props', async () => {
  await show({
    loaded: () =>
      widget(({ subject }) => (
        <p>
          <FormattedMessage id="greeting" /> about {subject}
        </p>
      )),
  });
  expect(screen.getByText('Hello from the remote about villa')).toBeTruthy();
});

test('a widget that no live remote declares shows the fallback', async () => {
  await show({ findWidget: () => undefined });
  expect(screen.getByText('Call us')).toBeTruthy();
});

test('while the code comes its place is kept, then it shows', async () => {
  let arrive: (loaded: LoadedExpose) => void = () => {};
  const loading = new Promise<LoadedExpose>((resolve) => (arrive = resolve));
  await show({ load: () => loading });
  expect(screen.getByText('…')).toBeTruthy();
  await act(async () => arrive(widget(() => <p>here</p>)));
  expect(screen.getByText('here')).toBeTruthy();
});

test('code that does not come leaves the fallback', async () => {
  const failed = Promise.resolve('failed' as const);
  await show({ load: () => failed });
  expect(screen.getByText('Call us')).toBeTruthy();
});

test('a fault while the widget renders stays in its place', async () => {
  await show({
    loaded: () =>
      widget(() => {
        throw new Error('broken widget');
      }),
  });
  expect(screen.getByText('Call us')).toBeTruthy();
  expect(String(jest.mocked(console.error).mock.calls[0])).toContain('broken widget');
  jest.mocked(console.error).mockClear();
});

test.each<[string, () => LoadedExpose | 'failed', string]>([
  ['then itself', () => widget(({ subject }) => <p>About {subject}</p>), 'About villa'],
  ['stays so where its code does not come', () => 'failed', 'Call us'],
])(
  'what is shown in the browser only is its fallback on the server, hydrated alike, and %s',
  async (_what, result, text) => {
    let loaded: LoadedExpose | 'failed' | undefined;
    const code = Promise.withResolvers<LoadedExpose | 'failed'>();
    const load = jest.fn((_ref: ExposeRef) => code.promise);
    const page = (
      <HostContext
        value={{
          ...madeUpHost('en'),
          findWidget: () => REF,
          isBrowserOnly: () => true,
          loaded: () => loaded,
          load,
        }}
      >
        <RemoteWidget remote="mf-forms" name="RequestInfo" subject="villa" fallback={<p>Call us</p>} />
      </HostContext>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const fallback = container.firstElementChild!;
    expect(fallback.textContent).toBe('Call us');
    expect(load).not.toHaveBeenCalled();
    await act(async () => void hydrateRoot(container, page));
    // What a visitor does in it meanwhile is not lost.
    expect([...container.children]).toEqual([fallback]);
    expect(load).toHaveBeenCalledWith(REF);
    await act(async () => code.resolve((loaded = result())));
    expect(container.textContent).toBe(text);
    expect(container.contains(fallback)).toBe(loaded === 'failed');
  },
);

test('what is shown in the browser only and did not come is asked for again once that is forgotten', async () => {
  let loaded: LoadedExpose | 'failed' | undefined;
  let answer: LoadedExpose | 'failed' = 'failed';
  const load = jest.fn(async (_ref: ExposeRef) => (loaded = answer));
  const host = {
    ...madeUpHost('en'),
    findWidget: () => REF,
    isBrowserOnly: () => true,
    loaded: () => loaded,
    load,
  };
  const page = (subject: string) => (
    <HostContext value={host}>
      <RemoteWidget remote="mf-forms" name="RequestInfo" subject={subject} fallback={<p>Call us</p>} />
    </HostContext>
  );
  const { container, rerender } = render(page('villa'));
  await act(async () => {});
  rerender(page('flat'));
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('Call us');
  [loaded, answer] = [undefined, widget(({ subject }) => <p>About {subject}</p>)];
  rerender(page('house'));
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(2);
  expect(container.textContent).toBe('About house');
});

test.each([false, true])(
  'code that did not come is asked for again when the line is back; the fallback stays until it is there, and the part for good then (shown in the browser only: %s)',
  async (isBrowserOnly) => {
    let loaded: LoadedExpose | 'failed' | undefined = 'failed';
    const code = Promise.withResolvers<LoadedExpose | 'failed'>();
    const load = jest.fn(async (_ref: ExposeRef) => (loaded = await code.promise));
    const host = {
      ...madeUpHost('en'),
      findWidget: () => REF,
      isBrowserOnly: () => isBrowserOnly,
      loaded: () => loaded,
      load,
    };
    const page = (subject: string) => (
      <HostContext value={host}>
        <RemoteWidget
          remote="mf-forms"
          name="RequestInfo"
          subject={subject}
          fallback={<input name="typed" />}
        />
      </HostContext>
    );
    const { container, rerender } = render(page('villa'));
    const typed = container.querySelector('input');
    expect(typed).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
    loaded = undefined;
    await act(async () => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledWith(REF);
    expect(container.querySelector('input')).toBe(typed);
    await act(async () => code.resolve(widget(({ subject }) => <p>About {subject}</p>)));
    expect(container.textContent).toBe('About villa');
    const shown = container.querySelector('p');
    rerender(page('flat'));
    expect(container.textContent).toBe('About flat');
    expect(container.querySelector('p')).toBe(shown);
  },
);

test('code that was forgotten to have failed while its fallback was rendered is asked for', async () => {
  let loaded: LoadedExpose | 'failed' | undefined = 'failed';
  const load = async () => (loaded = widget(() => <p>here</p>));
  function Forgets() {
    useLayoutEffect(() => void (loaded = undefined), []);
    return 'Call us';
  }
  const host = { ...madeUpHost('en'), findWidget: () => REF, loaded: () => loaded, load };
  await act(async () => {
    render(
      <HostContext value={host}>
        <RemoteWidget remote="mf-forms" name="RequestInfo" subject="villa" fallback={<Forgets />} />
      </HostContext>,
    );
  });
  expect(screen.getByText('here')).toBeTruthy();
});

type Filler = (props: { id: number }) => ReactNode;

/** The slot in a page, where these widgets fill it; one that is `undefined` has no code. */
const showSlot = (fillers: Record<string, Filler | undefined>) => {
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
  const { container } = await showSlot({});
  expect(container.innerHTML).toBe('<p>facts</p>');
});

test('widgets show in the order of the registry, each with the props of the slot', async () => {
  const { container } = await showSlot({
    'mf-b': ({ id }) => <p>b {id}</p>,
    'mf-a': ({ id }) => <p>a {id}</p>,
  });
  expect(container.innerHTML).toBe('<p>facts</p><p>b 7</p><p>a 7</p>');
});

test('one that is missing or broken leaves nothing, and the others and the page as they are', async () => {
  await showSlot({
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
