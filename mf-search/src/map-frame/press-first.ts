import type * as L from 'leaflet';
import type { LeftToPage } from './scroll-hint.ts';

interface Events {
  /** The visitor scrolled the page over the map. */
  left(what: LeftToPage): void;
  /** The visitor turned to the map. */
  taken(): void;
}

/**
 * Lets the page around scroll: until the visitor has pressed the map, the wheel zooms with Ctrl or ⌘ only, and one finger scrolls. It is so again
 * once they have turned to the page.
 */
export function pressFirst(map: L.Map, { left, taken }: Events): void {
  const root = map.getContainer();
  let isPressed = false;
  const press = () => {
    isPressed = true;
    map.dragging.enable();
    taken();
  };
  const release = () => {
    isPressed = false;
    map.dragging.disable();
  };
  release();
  root.addEventListener(
    'wheel',
    (event) => {
      if (isPressed || event.ctrlKey || event.metaKey) return taken();
      event.stopImmediatePropagation();
      left('wheel');
    },
    { capture: true, passive: true },
  );
  root.addEventListener(
    'touchmove',
    ({ touches }) => {
      if (!isPressed && touches.length === 1) left('finger');
    },
    { capture: true, passive: true },
  );
  // A mouse drags at once; a finger that scrolls is put down too, and only one that taps is a press.
  root.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'touch' && press(), {
    capture: true,
  });
  root.addEventListener('click', press, { capture: true });
  window.addEventListener('blur', release);
}
