import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-part.tsx';
import { Sheet, SheetTrigger } from './sheet.tsx';

/** jsdom has no popover: what the browser does when the visitor opens or closes one. */
function toggle(newState: 'open' | 'closed') {
  const sheet = document.querySelector('[popover]')!;
  for (const type of ['beforetoggle', 'toggle'])
    act(() => void sheet.dispatchEvent(Object.assign(new Event(type), { newState })));
}

const prototype = HTMLElement.prototype as Partial<HTMLElement>;
const matches = Element.prototype.matches;
beforeEach(() => {
  prototype.showPopover = () => {};
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector !== ':popover-open' && matches.call(this, selector);
  } as typeof matches;
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  globalThis.CSS = { escape: String } as never;
});
afterEach(() => {
  delete prototype.showPopover;
  Element.prototype.matches = matches;
});

const page = (
  <>
    <nav>menu</nav>
    <p role="status">hors ligne</p>
    <SheetTrigger sheet="filters">Filtrer</SheetTrigger>
    <Sheet id="filters" title="Filtres">
      <p>Contenu</p>
    </Sheet>
  </>
);

test('an open sheet is a dialog that takes the focus, and nothing behind it answers', () => {
  renderPart(page);
  toggle('open');
  expect(screen.getByRole('dialog', { name: 'Filtres' }).contains(document.activeElement)).toBe(true);
  expect(screen.getByText('menu').inert).toBe(true);
  // What is told meanwhile is heard.
  expect(screen.getByText('hors ligne').inert).toBeFalsy();
  expect(screen.getByText('Contenu').closest('[inert]')).toBeNull();
});

test('closing it gives the focus back and brings the page to life', () => {
  renderPart(page);
  toggle('open');
  toggle('closed');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('menu').inert).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtrer' }));
});

test('a sheet that goes away while it is open leaves a page that answers', () => {
  const { unmount } = renderPart(page);
  const outside = document.body.appendChild(document.createElement('aside'));
  toggle('open');
  expect(outside.inert).toBe(true);
  unmount();
  expect(outside.inert).toBe(false);
  outside.remove();
});

describe('a finger', () => {
  const shown = jest.fn();
  const hidden = jest.fn();
  beforeEach(() => {
    shown.mockClear();
    hidden.mockClear();
    Object.assign(prototype, { showPopover: shown, hidePopover: hidden });
  });
  afterEach(() => void delete prototype.hidePopover);

  /** jsdom has no pointer events: one that is pressed, moved twice, lifted, and moved again. */
  function move(element: Element, by: number, pointerType = 'touch') {
    const send = (type: string, clientY: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY });
      fireEvent(element, Object.assign(event, { pointerType }));
    };
    send('pointerdown', 300);
    send('pointermove', 300 + by);
    send('pointermove', 300 + 2 * by);
    send('pointerup', 300 + 2 * by);
    send('pointermove', 300 + 9 * by);
  }

  test('pulls the sheet up by its button, and down by its head', () => {
    renderPart(page);
    move(screen.getByRole('button', { name: 'Filtrer' }), -30);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(hidden).not.toHaveBeenCalled();
    move(screen.getByText('Filtres'), 30);
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  test('that presses, or moves the other way, pulls nothing; nor does a mouse', () => {
    renderPart(page);
    const trigger = screen.getByRole('button', { name: 'Filtrer' });
    move(trigger, -2);
    move(trigger, 30);
    move(trigger, -30, 'mouse');
    move(screen.getByText('Filtres'), -30);
    expect(shown).not.toHaveBeenCalled();
    expect(hidden).not.toHaveBeenCalled();
  });
});
