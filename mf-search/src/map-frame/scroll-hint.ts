import type { MapTexts } from '../map-messages/messages.ts';

/** ms that it stays after the visitor has stopped. */
const STAYS = 1500;

/** What the map left to the page. */
export type LeftToPage = 'wheel' | 'finger';

/**
 * Tells who scrolls over the map how to move it instead. For those who see it only: by keyboard and with a screen reader the map is moved by
 * its buttons.
 */
export function scrollHint(root: HTMLElement) {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.setAttribute('aria-hidden', 'true');
  root.append(hint);
  let words: MapTexts['scrolling'];
  let timer: ReturnType<typeof setTimeout>;
  const hide = () => hint.classList.remove('is-shown');
  return {
    /** Pages of older releases have no words for it: then there is no hint. */
    describe({ scrolling }: MapTexts) {
      words = scrolling;
    },
    show(what: LeftToPage) {
      if (!words) return;
      hint.textContent = what === 'finger' ? words.finger : words.wheel.replace('{key}', keyOf(words.key));
      hint.classList.add('is-shown');
      clearTimeout(timer);
      timer = setTimeout(hide, STAYS);
    },
    /** The map has taken what the visitor did. */
    hide() {
      clearTimeout(timer);
      hide();
    },
  };
}

/** The key that zooms with the wheel, as it is called on this device. */
const keyOf = (ctrl: string) => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : ctrl);
