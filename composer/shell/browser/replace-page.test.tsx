import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationProbe } from '../document/scripted.ts';
import { answerInPageLinks, clickReplay, submitReplay } from './press-replay.ts';
import { fieldReplay } from './field-replay.ts';
import { replacePage } from './replace-page.ts';

/** They listen to the window: once for all tests, as in a page. */
const replays = [fieldReplay(), clickReplay(), submitReplay(), answerInPageLinks()] as const;
const heard = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout'] });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  heard.mockClear();
});

function Page({ items }: { items: string[] }) {
  const [text, setText] = useState('');
  return (
    <div {...hydrationProbe}>
      {items.map((item) => (
        <article key={item}>
          <a href={`/fr/${item}/`}>{item}</a>
          <button type="button" aria-label="Keep" onClick={() => heard('kept', item)} />
          <a data-in-page href="#picture" onClick={() => heard('picture', item)}>
            picture
          </a>
          <details>
            <summary>More</summary>
          </details>
        </article>
      ))}
      <form
        data-draft="contact"
        onSubmit={(event) => {
          event.preventDefault();
          heard('sent', text, (event.nativeEvent as SubmitEvent).submitter?.textContent);
        }}
      >
        <input name="text" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        <input name="wanted" type="radio" value="a" defaultChecked />
        <input name="wanted" type="radio" value="b" onChange={() => heard('wanted')} />
        <button>Send</button>
        <button>Continue</button>
      </form>
    </div>
  );
}

/** The page as it was sent, what a visitor does to it, and the page of a later content in its place. */
async function replaced(sent: string[], now: string[], act_: (find: typeof found) => void) {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(<Page items={sent} />);
  const before = main.firstElementChild!;
  act_(found);
  for (const one of replays) if ('capture' in one) one.capture();
  await act(async () => {
    const root = createRoot(main);
    const successor = replacePage(() => {
      // React leaves what the server sent to the root of the whole document alone; here it is a part of it.
      main.replaceChildren();
      flushSync(() => root.render(<Page items={now} />));
    });
    for (const one of replays) one.moveTo(successor);
    for (const one of replays) one.replay(flushSync);
  });
  expect(before.isConnected).toBe(false);
}

const found = <Kind extends HTMLElement = HTMLElement>(selector: string, index = 0) =>
  document.querySelectorAll<Kind>(selector)[index]!;

test('what was written is told to the fields of the new page, and whoever writes goes on where they are', async () => {
  await replaced(['a'], ['a'], (find) => {
    const text = find<HTMLInputElement>('[name=text]');
    text.focus();
    text.value = 'abdef';
    text.setSelectionRange(2, 3);
    find<HTMLInputElement>('[value=b]').checked = true;
  });
  const text = found<HTMLInputElement>('[name=text]');
  expect([text.value, document.activeElement]).toEqual(['abdef', text]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([text.selectionStart, text.selectionEnd]).toEqual([2, 3]);
  expect(found<HTMLInputElement>('[value=b]').checked).toBe(true);
  expect(heard.mock.calls).toEqual([['wanted']]);
});

test('what was pressed is answered for the same item, wherever it stands now, and by nobody where it is gone', async () => {
  await replaced(['a', 'b'], ['new', 'b'], (find) => {
    find('[aria-label=Keep]', 0).click();
    find('[aria-label=Keep]', 1).click();
    find('[data-in-page]', 1).click();
  });
  expect(heard.mock.calls).toEqual([
    ['kept', 'b'],
    ['picture', 'b'],
  ]);
});

test('a form that was sent is sent once, by the new page, with what was written and the button that was pressed', async () => {
  await replaced(['a'], ['a'], (find) => {
    find<HTMLInputElement>('[name=text]').value = 'mine';
    find('form button', 1).click();
  });
  expect(heard.mock.calls).toEqual([['sent', 'mine', 'Continue']]);
});

test('open parts stay open, of the same item', async () => {
  await replaced(['a', 'b'], ['b', 'a'], (find) => {
    find<HTMLDetailsElement>('details', 1).open = true;
  });
  const open = [...document.querySelectorAll('details')].map((element) => element.open);
  expect(open).toEqual([true, false]);
});

test('the page stays where it is scrolled to, with its strips of pictures', async () => {
  const scrolled = jest.fn();
  Object.assign(Element.prototype, { scrollTo: scrolled });
  const main = document.body.appendChild(document.createElement('main'));
  const strips = '<ul class="strip"></ul>'.repeat(3);
  main.innerHTML = strips;
  found('.strip', 1).scrollLeft = 300;
  replacePage(() => (main.innerHTML = strips));
  expect(scrolled.mock.contexts).toEqual([found('.strip', 1)]);
  expect(scrolled.mock.calls).toEqual([[{ left: 300, top: 0, behavior: 'instant' }]]);
  expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});
