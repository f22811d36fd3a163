import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationProbe } from '../document/scripted.ts';
import { answerInPageLinks, clickReplay, submitReplay } from './press-replay.ts';

const leave = () => dispatchEvent(new Event('pagehide'));

test('hearts whose code is not there are told to who keeps them, when the visitor leaves', () => {
  const left: HTMLElement[] = [];
  const leavePresses = (pressed: Iterable<HTMLElement>) => void left.push(...pressed);
  window.__PAGE__ = { leavePresses } as unknown as typeof window.__PAGE__;
  document.body.innerHTML =
    '<button type="button" data-keeps-item="7"></button><button type="submit"></button>';
  const [heart, other] = document.querySelectorAll('button');
  clickReplay();
  heart!.click();
  other!.click();
  leave();
  expect(left).toEqual([heart]);
});

describe('forms', () => {
  /** It listens to the window: once for all tests, as in a page. */
  const submits = submitReplay();
  const sent = jest.fn();
  const sentPlain = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
    sent.mockClear();
    sentPlain.mockClear();
  });

  function Form({ draft, onHydrated }: { draft?: string; onHydrated?: () => void }) {
    useEffect(() => onHydrated?.(), [onHydrated]);
    return (
      <form
        {...hydrationProbe}
        data-draft={draft}
        onSubmit={(event) => {
          event.preventDefault();
          sent((event.nativeEvent as SubmitEvent).submitter?.textContent);
        }}
      >
        <button>Send</button>
        <button>Continue</button>
      </form>
    );
  }

  function page(draft?: string) {
    const main = document.body.appendChild(document.createElement('main'));
    main.innerHTML = renderToString(<Form draft={draft} />);
    const [, next] = main.querySelectorAll('button');
    const isHeld = () => {
      let isHeld = false;
      const see = (event: Event) => {
        isHeld = event.defaultPrevented;
        event.preventDefault();
      };
      // jsdom would report that it sends no forms.
      main.addEventListener('submit', see, { once: true });
      next!.click();
      main.removeEventListener('submit', see);
      return isHeld;
    };
    const hydrate = () =>
      act(async () => {
        hydrateRoot(main, <Form draft={draft} onHydrated={() => submits.replay(flushSync)} />);
      });
    return { next: next!, isHeld, hydrate };
  }

  test('what is sent before the code is there is sent by it, once, with the button that was pressed', async () => {
    const { next, hydrate } = page('valuation');
    next.click();
    next.click();
    await hydrate();
    expect(sent.mock.calls).toEqual([['Continue']]);
    jest.runAllTimers();
    expect(sentPlain).not.toHaveBeenCalled();
  });

  test('code that does not come within five seconds leaves it a plain form', () => {
    page('valuation').next.click();
    jest.advanceTimersByTime(4_999);
    expect(sentPlain).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(sentPlain).toHaveBeenCalledTimes(1);
  });

  test('once hydrated, forms are left to their code', async () => {
    const { next, hydrate } = page('valuation');
    await hydrate();
    next.click();
    expect(sent.mock.calls).toEqual([['Continue']]);
  });

  test('a form that is no script’s, such as a search, is sent as it is', () => {
    expect(page().isHeld()).toBe(false);
  });
});

describe('links that scripts answer in the page', () => {
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
});
