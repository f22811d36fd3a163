import {
  IN_PAGE,
  isHydrated,
  SCRIPTED_BUTTON,
  SCRIPTED_FORM,
  showWaiting,
  TOGGLE,
} from '../document/scripted.ts';
import type { Flush, Successor } from './replace-page.ts';
import { isPlainClick } from './unanswered-links.ts';

/** ms after which a form is sent, and a link followed, as without scripts: the code may never come. */
const LONGEST_WAIT = 5_000;

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

interface Held {
  submitter: HTMLElement | null;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Holds forms that are sent before their code is there. As plain forms they would show all of their steps at once, the later ones empty
 * and refused.
 */
export function submitReplay() {
  const held = new Map<HTMLFormElement, Held>();
  const sendPlain = (form: HTMLFormElement) => {
    held.delete(form);
    form.submit();
  };
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !form.matches(SCRIPTED_FORM) || isHydrated(form)) return;
      // React may take the form over at this very event: it would be sent twice.
      event.stopImmediatePropagation();
      event.preventDefault();
      if (!held.has(form))
        held.set(form, { submitter, timer: setTimeout(() => sendPlain(form), LONGEST_WAIT) });
    },
    true,
  );
  return {
    /** Other forms stand in the places of those that are held. */
    moveTo(successor: Successor) {
      for (const [form, { submitter, timer }] of [...held]) {
        clearTimeout(timer);
        held.delete(form);
        const next = successor(form);
        if (!next) continue;
        const by = submitter && successor(submitter);
        held.set(next, { submitter: by ?? null, timer: setTimeout(() => sendPlain(next), LONGEST_WAIT) });
      }
    },
    /** Parts of the page have been hydrated, and been told what was written into their fields. */
    replay(flush: Flush) {
      for (const [form, { submitter, timer }] of [...held]) {
        if (!isHydrated(form)) continue;
        held.delete(form);
        clearTimeout(timer);
        queueMicrotask(() => flush(() => form.requestSubmit(submitter)));
      }
    },
  };
}

/**
 * A click on a link that scripts answer in the page, in a part of the page that waits for its code, waits too: the link would lead out of the page. Where the code
 * does not come in time the link is followed, and so are those that are clicked later. A visitor who turns to something else is not
 * interrupted.
 */
export function answerInPageLinks() {
  let wanted:
    { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout>; endWaiting: () => void } | undefined;
  let isGivenUp = false;
  const forget = () => {
    clearTimeout(wanted?.timer);
    wanted?.endWaiting();
    wanted = undefined;
  };
  for (const type of ['popstate', 'pagehide']) addEventListener(type, forget);
  addEventListener(
    'click',
    (event) => {
      forget();
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(IN_PAGE) : null;
      if (!link || isGivenUp || !isPlainClick(event) || isHydrated(link)) return;
      event.preventDefault();
      wait(link);
    },
    true,
  );

  function wait(link: HTMLAnchorElement) {
    const follow = () => {
      forget();
      if (!link.isConnected) return;
      isGivenUp = true;
      if (link.target) open(link.href, link.target, 'noopener');
      else location.assign(link.href);
    };
    wanted = { link, timer: setTimeout(follow, LONGEST_WAIT), endWaiting: showWaiting(link) };
  }

  return {
    /** Another link stands in the place of the one that was clicked. */
    moveTo(successor: Successor) {
      const link = wanted && successor(wanted.link);
      forget();
      if (link) wait(link);
    },
    /** To be called whenever a part of the page has been hydrated. */
    replay(flush: Flush) {
      if (!wanted || !isHydrated(wanted.link)) return;
      const { link } = wanted;
      forget();
      // Outside of React's work.
      queueMicrotask(() => flush(() => link.click()));
    },
  };
}
