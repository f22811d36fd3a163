import { isHydrated } from '../document/hydration-probe.ts';
import { isPlainClick } from './early-links.ts';
import type { Flush } from './early-page.ts';

/** Links that scripts answer in the page say so: a picture opens over it, a film plays in it. */
const IN_PAGE = 'main a[data-in-page]';

/** ms after which a visitor is given what the link leads to, as without scripts. */
const WAIT_FOR_CODE = 5_000;

/**
 * A click on such a link, in a part of the page that waits for its code, waits too: the link would lead out of the page. Where the code
 * does not come in time the link is followed, and so are those that are clicked later. A visitor who turns to something else is not
 * interrupted.
 * @returns to be called whenever a part of the page has been hydrated
 */
export function answerInPageLinks(): (flush: Flush) => void {
  let wanted: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;
  let isGivenUp = false;
  const forget = () => {
    clearTimeout(wanted?.timer);
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
      const follow = () => {
        wanted = undefined;
        if (!link.isConnected) return;
        isGivenUp = true;
        if (link.target) open(link.href, link.target, 'noopener');
        else location.assign(link.href);
      };
      wanted = { link, timer: setTimeout(follow, WAIT_FOR_CODE) };
    },
    true,
  );
  return (flush) => {
    if (!wanted || !isHydrated(wanted.link)) return;
    const { link } = wanted;
    forget();
    // Outside of React's work.
    queueMicrotask(() => flush(() => link.click()));
  };
}
