import { isHydrated } from './is-hydrated.ts';

interface EarlyLinks {
  /** Whether links are plain ones on this device (product F14). */
  isPlain(): boolean;
  /** Whether the site has a page there that a tab can open. */
  isPage(pathname: string): boolean;
  open(address: string): void;
}

/**
 * Links of parts that wait for their code open within the tab all the same (product F14). React lets no click in
 * such a part through to the document: they are caught before it. So do links in texts of the agency, which no component made.
 */
export function followEarlyLinks({ isPlain, isPage, open }: EarlyLinks) {
  const follow = (event: MouseEvent) => {
    if (isPlain() || !isPlainClick(event)) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
    if (!link || isHydrated(link) || link.target || link.hasAttribute('download')) return;
    const address = link.pathname + link.search;
    if (address === location.pathname + location.search) return;
    if (link.origin !== location.origin || !isPage(link.pathname)) return;
    event.preventDefault();
    open(address + link.hash);
  };
  addEventListener('click', follow, true);
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
