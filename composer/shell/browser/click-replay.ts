import { isHydrated } from '../document/hydration-probe.ts';
import { SCRIPTED_BUTTON, showWaiting, TOGGLE } from '../document/scripted.ts';
import type { Flush, Successor } from './replace-page.ts';

/** A click that no handler answered, shown as one that waits. */
interface Click {
  button: HTMLButtonElement;
  endWaiting: () => void;
}

/** Older browsers need a script for what a button commands. */
const scripted = () =>
  SCRIPTED_BUTTON + ('commandForElement' in HTMLButtonElement.prototype ? ':not([command])' : '');

/**
 * Clicks on buttons whose code is not there would be lost. They are shown to wait, and handlers are told of them as soon as they are there: late as it
 * may be, what they do surprises nobody. Whoever leaves before leaves to the next page what the site leaves to it.
 */
export function clickReplay() {
  let clicks: Click[] = [];
  const wait = (button: HTMLButtonElement) => {
    if (button.matches(TOGGLE) && clicks.some((click) => click.button === button)) return;
    clicks.push({ button, endWaiting: showWaiting(button) });
  };
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(scripted()) : null;
      if (button && !isHydrated(button)) wait(button);
    },
    true,
  );
  addEventListener('pagehide', () => window.__PAGE__.leavePresses?.(clicks.map(({ button }) => button)));
  return {
    /** Other buttons stand in the places of those that were clicked. */
    moveTo(successor: Successor) {
      for (const { button } of clicks.splice(0)) {
        const next = successor(button);
        if (next) wait(next);
      }
    },
    /** Parts of the page have been hydrated, and been told what was written into their fields. */
    replay(flush: Flush) {
      const ready = clicks.filter(({ button }) => isHydrated(button));
      clicks = clicks.filter((click) => !ready.includes(click));
      for (const { endWaiting } of ready) endWaiting();
      // Outside of React's work, one after the other: each handler must see what the one before it changed.
      queueMicrotask(() => {
        for (const { button } of ready) flush(() => button.click());
      });
    },
  };
}
