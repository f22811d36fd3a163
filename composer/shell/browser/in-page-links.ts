import { isHydrated } from '../document/hydration-probe.ts';
import { IN_PAGE, showWaiting } from '../document/scripted.ts';
import { isPlainClick } from './unanswered-links.ts';
import type { Flush, Successor } from './replace-page.ts';

/** ms after which a visitor is given what the link leads to, as without scripts. */
const WAIT_FOR_CODE = 5_000;

/**
 * A click on such a link, in a part of the page that waits for its code, waits too: the link would lead out of the page. Where the code
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
    wanted = { link, timer: setTimeout(follow, WAIT_FOR_CODE), endWaiting: showWaiting(link) };
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
