import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from 'composer/host';
import type { PageHandle } from 'composer/shell';

interface Measured {
  /** The page on screen; undefined where nothing may be measured. */
  page: PageHandle | undefined;
  /** Whether the visitor has agreed to statistics. */
  isAllowed: boolean;
  /** The same when it is to be sent: they may have changed their mind, also in another tab. */
  isStillAllowed(): boolean;
}

/**
 * Has it measured how fast the page is that the browser loaded, for a visitor who has agreed to that (product C20). What measures is
 * fetched only then, and when the browser has nothing better to do.
 */
export function useWebVitals({ page, isAllowed, isStillAllowed }: Measured): void {
  const { pathname } = useLocation();
  const isMeasured = isAllowed && page !== undefined;
  const asked = useEffectEvent(isStillAllowed);
  const begin = useEffectEvent(async () => {
    const { measurePage } = await import(/* webpackChunkName: 'web-vitals' */ 'composer/shell/vitals');
    return page && measurePage(page, asked);
  });
  const hasLeft = useRef(false);
  useEffect(() => {
    // A page to which scripts led was not loaded, nor is the first one once they lead back to it.
    hasLeft.current ||= pathname !== loadedPath();
    if (!isMeasured || hasLeft.current) return;
    let isOver = false;
    let end = () => {};
    const cancel = whenIdle(() => {
      begin().then(
        (measuring) => {
          if (isOver) measuring?.end();
          else if (measuring) end = measuring.end;
        },
        // It is not worth another try.
        () => {},
      );
    });
    return () => {
      isOver = true;
      cancel();
      end();
    };
  }, [isMeasured, pathname]);
}

/** The path that the browser loaded this document from. */
function loadedPath(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded && URL.parse(loaded.name)?.pathname;
}
