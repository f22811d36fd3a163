import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationProbe } from '../document/scripted.ts';
import { clickReplay } from './press-replay.ts';
import { fieldReplay } from './field-replay.ts';
import type { Flush } from './replace-page.ts';

/** What the visitor did to a page before its code came. */
function visitorInput() {
  const [fields, clicks] = [fieldReplay(), clickReplay()];
  return {
    capture: fields.capture,
    replay(flush: Flush) {
      fields.replay(flush);
      clicks.replay(flush);
    },
  };
}

const changed = jest.fn();
afterEach(() => {
  document.body.replaceChildren();
  changed.mockClear();
});

/** A form as pages have it: every field is held by state. */
function SearchForm({ onHydrated }: { onHydrated?: () => void }) {
  const [values, setValues] = useState<Record<string, string | boolean>>({
    text: '',
    note: 'as sent',
    city: false,
    goal: 'sale',
    sort: 'newest',
  });
  const [rooms, setRooms] = useState(0);
  const [isKept, setKept] = useState(false);
  useEffect(() => onHydrated?.(), [onHydrated]);
  const set = (name: string, value: string | boolean) => {
    changed(name, value);
    // By what was there when it was shown, as most handlers do.
    setValues({ ...values, [name]: value });
  };
  return (
    <form {...hydrationProbe}>
      <input name="text" value={String(values.text)} onChange={(e) => set('text', e.currentTarget.value)} />
      <textarea
        name="note"
        value={String(values.note)}
        onChange={(e) => set('note', e.currentTarget.value)}
      />
      <input
        name="city"
        type="checkbox"
        checked={Boolean(values.city)}
        onChange={(e) => set('city', e.currentTarget.checked)}
      />
      {['sale', 'rent'].map((goal) => (
        <input
          key={goal}
          name="goal"
          type="radio"
          value={goal}
          checked={values.goal === goal}
          onChange={() => set('goal', goal)}
        />
      ))}
      <select name="sort" value={String(values.sort)} onChange={(e) => set('sort', e.currentTarget.value)}>
        <option>newest</option>
        <option>price</option>
      </select>
      <button type="button" onClick={() => setRooms(rooms + 1)}>
        more rooms
      </button>
      <button type="button" aria-pressed={isKept} onClick={() => setKept(!isKept)}>
        heart
      </button>
      <output>{rooms}</output>
    </form>
  );
}

/** The page as sent, what the visitor does to it, and then its code. */
async function hydrate(before: (form: HTMLFormElement) => void) {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(<SearchForm />);
  const form = main.querySelector('form')!;
  const input = visitorInput();
  before(form);
  input.capture();
  await act(async () => {
    hydrateRoot(main, <SearchForm onHydrated={() => input.replay(flushSync)} />);
  });
  return new FormData(form);
}

const field = <Element extends HTMLElement>(form: HTMLFormElement, selector: string) =>
  form.querySelector<Element>(selector)!;

test('what was written before the code came is not lost', async () => {
  const data = await hydrate((form) => {
    field<HTMLInputElement>(form, '[name=text]').value = 'garden';
    field<HTMLTextAreaElement>(form, '[name=note]').value = 'mine';
    field<HTMLInputElement>(form, '[name=city]').checked = true;
    field<HTMLInputElement>(form, '[value=rent]').checked = true;
    field<HTMLSelectElement>(form, '[name=sort]').value = 'price';
  });
  expect(changed.mock.calls).toEqual([
    ['text', 'garden'],
    ['note', 'mine'],
    ['city', true],
    ['goal', 'rent'],
    ['sort', 'price'],
  ]);
  expect(Object.fromEntries(data)).toEqual({
    text: 'garden',
    note: 'mine',
    city: 'on',
    goal: 'rent',
    sort: 'price',
  });
});

test('fields that nobody touched are left alone', async () => {
  await hydrate(() => {});
  expect(changed).not.toHaveBeenCalled();
});

test('clicks on a button that did not answer yet count, each of them', async () => {
  await hydrate((form) => {
    field(form, 'button').click();
    field(form, 'button').click();
  });
  expect(document.querySelector('output')!.textContent).toBe('2');
});

test('a second press on a heart that did not answer yet does not undo the first', async () => {
  await hydrate((form) => {
    field(form, '[aria-pressed]').click();
    field(form, '[aria-pressed]').click();
  });
  expect(document.querySelector('[aria-pressed]')!.getAttribute('aria-pressed')).toBe('true');
});

test('a visitor who is writing goes on where they are', async () => {
  await hydrate((form) => {
    const text = field<HTMLInputElement>(form, '[name=text]');
    text.focus();
    text.value = 'abdef';
    text.setSelectionRange(2, 2);
  });
  const text = document.querySelector<HTMLInputElement>('[name=text]')!;
  expect([text.value, text.selectionStart, text.selectionEnd]).toEqual(['abdef', 2, 2]);
});

test.each([
  ['opens by itself', true, 0],
  ['needs a script for it', false, 1],
])('a button with a command, in a browser that %s', async (_what, isKnown, times) => {
  const open = jest.fn();
  if (isKnown)
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      configurable: true,
      value: null,
    });
  const Menu = ({ onHydrated }: { onHydrated?: () => void }) => {
    useEffect(() => onHydrated?.(), [onHydrated]);
    return (
      <div {...hydrationProbe}>
        <button type="button" {...{ command: 'show-modal' }} onClick={open} />
      </div>
    );
  };
  const header = document.body.appendChild(document.createElement('header'));
  header.innerHTML = renderToString(<Menu />);
  const input = visitorInput();
  header.querySelector('button')!.click();
  await act(async () => {
    hydrateRoot(header, <Menu onHydrated={() => input.replay(flushSync)} />);
  });
  expect(open).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});

describe('files', () => {
  /** As in browsers: a script may empty the field, and write nothing into it. */
  function choose(field: HTMLInputElement, files: File[]) {
    let chosen = files;
    Object.defineProperties(field, {
      files: { configurable: true, get: () => chosen },
      value: {
        configurable: true,
        get: () => (chosen[0] ? `C:\\fakepath\\${chosen[0].name}` : ''),
        set(value: string) {
          if (value !== '') throw new DOMException('no name may be written', 'InvalidStateError');
          chosen = [];
        },
      },
    });
  }

  test.each([
    ['are told to a handler', false],
    ['are left to a component that looked for itself', true],
  ])('that were chosen first %s', async (_what, isTakenAtOnce) => {
    const files = [new File(['x'], 'garden.png')];
    const taken = jest.fn();
    const take = (field: HTMLInputElement) => {
      if (field.files?.length) taken([...field.files]);
      field.value = '';
    };
    const Chooser = ({ onHydrated }: { onHydrated?: () => void }) => {
      const field = useRef<HTMLInputElement>(null);
      useEffect(() => {
        if (isTakenAtOnce) take(field.current!);
        onHydrated?.();
      }, [onHydrated]);
      return (
        <form {...hydrationProbe}>
          <input ref={field} type="file" onChange={({ currentTarget }) => take(currentTarget)} />
        </form>
      );
    };
    const main = document.body.appendChild(document.createElement('main'));
    main.innerHTML = renderToString(<Chooser />);
    const input = visitorInput();
    choose(main.querySelector('input')!, files);
    input.capture();
    await act(async () => {
      hydrateRoot(main, <Chooser onHydrated={() => input.replay(flushSync)} />);
    });
    expect(taken.mock.calls).toEqual([[files]]);
  });
});
