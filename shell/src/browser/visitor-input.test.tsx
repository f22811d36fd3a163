import { afterEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationProbe } from '../document/hydration-probe.ts';
import { visitorInput } from './visitor-input.ts';

const changed = jest.fn();
afterEach(() => {
  document.body.replaceChildren();
  changed.mockClear();
});

/** A form as pages have it: every field is held by state. */
function SearchForm({ onTakenOver }: { onTakenOver?: () => void }) {
  const [values, setValues] = useState<Record<string, string | boolean>>({
    text: '',
    note: 'as sent',
    city: false,
    goal: 'sale',
    sort: 'newest',
  });
  const [rooms, setRooms] = useState(0);
  useEffect(() => onTakenOver?.(), [onTakenOver]);
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
      <output>{rooms}</output>
    </form>
  );
}

/** The page as sent, what the visitor does to it, and then its code. */
async function takeOver(before: (form: HTMLFormElement) => void) {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(<SearchForm />);
  const form = main.querySelector('form')!;
  const input = visitorInput();
  before(form);
  input.note();
  await act(async () => {
    hydrateRoot(main, <SearchForm onTakenOver={() => input.tell(flushSync)} />);
  });
  return new FormData(form);
}

const field = <Element extends HTMLElement>(form: HTMLFormElement, selector: string) =>
  form.querySelector<Element>(selector)!;

test('what was written before the code came is not lost', async () => {
  const data = await takeOver((form) => {
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
  await takeOver(() => {});
  expect(changed).not.toHaveBeenCalled();
});

test('clicks on a button that did not answer yet count, each of them', async () => {
  await takeOver((form) => {
    field(form, 'button').click();
    field(form, 'button').click();
  });
  expect(document.querySelector('output')!.textContent).toBe('2');
});

test('a visitor who is writing goes on where they are', async () => {
  await takeOver((form) => {
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
  const Menu = ({ onTakenOver }: { onTakenOver?: () => void }) => {
    useEffect(() => onTakenOver?.(), [onTakenOver]);
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
    hydrateRoot(header, <Menu onTakenOver={() => input.tell(flushSync)} />);
  });
  expect(open).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});
