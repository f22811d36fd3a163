import { isHydrated } from '../document/scripted.ts';

interface UnansweredLinks {
  /** Whether links are plain ones on this device. */
  isPlain(): boolean;
  /** Whether the site has a page there that a tab can open. */
  isPage(pathname: string): boolean;
  open(address: string): void;
}

/**
 * Links that no component answers for open within the tab all the same: those in texts of the content, and those of
 * parts that wait for their code. React may let no click in such a part through to the window: they are caught on their way down.
 */
export function followUnansweredLinks({ isPlain, isPage, open }: UnansweredLinks) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || isPlain() || !isPlainClick(event)) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
    if (!link || link.target || link.hasAttribute('download') || link.hasAttribute('data-reload')) return;
    const address = link.pathname + link.search;
    if (address === location.pathname + location.search) return;
    if (link.origin !== location.origin || !isPage(link.pathname)) return;
    event.preventDefault();
    open(address + link.hash);
  };
  const followWaiting = (event: MouseEvent) => {
    if (event.target instanceof Element && !isHydrated(event.target)) follow(event);
  };
  addEventListener('click', followWaiting, true);
  addEventListener('click', follow);
}

/** Whether it opens a link where the visitor is, and not in another tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
