import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationProbe } from '../document/hydration-probe.ts';
import { answerInPageLinks } from './in-page-links.ts';

const opened = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  opened.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function Gallery({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const open = (event: { preventDefault(): void }, picture: string) => {
    event.preventDefault();
    opened(picture);
  };
  return (
    <div {...hydrationProbe}>
      <a data-in-page href="#file-a" onClick={(event) => open(event, 'a')}>
        <img alt="a" />
      </a>
      <a data-in-page href="#film" target="_blank">
        <img alt="film" />
      </a>
      <a data-in-page href="#file-b" onClick={(event) => open(event, 'b')}>
        <img alt="b" />
      </a>
    </div>
  );
}

/** The gallery as the server sent it; `hydrate` brings its code. */
function sent() {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(<Gallery />);
  const links = answerInPageLinks();
  const [first, film, second] = [...main.querySelectorAll('img')];
  const hydrate = () =>
    act(async () => {
      hydrateRoot(main, <Gallery onHydrated={() => links.replay(flushSync)} />);
    });
  return { main, links, first: first!, film: film!, second: second!, hydrate };
}
/** Whether the browser would follow the link. */
const isFollowed = (element: Element, keys: MouseEventInit = {}) => fireEvent.click(element, keys);

test('a click that came before the code is answered when it is there: the last one, once', async () => {
  const { first, second, hydrate } = sent();
  expect(isFollowed(first)).toBe(false);
  expect(isFollowed(second)).toBe(false);
  await hydrate();
  expect(opened.mock.calls).toEqual([['b']]);
  isFollowed(first);
  expect(opened).toHaveBeenCalledTimes(2);
});

test('what is to open in another tab is the browser’s', () => {
  const { first } = sent();
  expect(isFollowed(first, { ctrlKey: true })).toBe(true);
});

test('where no code comes the link is followed, and from then on every click is', () => {
  const { first, second } = sent();
  isFollowed(first);
  jest.advanceTimersByTime(5_000);
  expect(location.hash).toBe('#file-a');
  expect(isFollowed(second)).toBe(true);
});

test.each([
  ['goes on to another page', ({ main }: ReturnType<typeof sent>) => main.remove()],
  ['presses something else', () => fireEvent.click(document.body)],
  ['goes back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ['leaves', () => dispatchEvent(new Event('pagehide'))],
])('a visitor who %s meanwhile is not interrupted', (_, turn) => {
  const page = sent();
  isFollowed(page.first);
  turn(page);
  jest.advanceTimersByTime(5_000);
  expect(location.hash).toBe('');
});

test('what opens beside the page does so without its code too', () => {
  const opening = jest.spyOn(window, 'open').mockReturnValue(null);
  isFollowed(sent().film);
  jest.advanceTimersByTime(5_000);
  expect(opening).toHaveBeenLastCalledWith(`${location.origin}/#film`, '_blank', 'noopener');
  expect(location.hash).toBe('');
  opening.mockRestore();
});
