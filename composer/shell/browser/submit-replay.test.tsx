import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationProbe } from '../document/hydration-probe.ts';
import { submitReplay } from './submit-replay.ts';

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
