import { useAtomValue } from 'jotai';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useHost } from 'composer/host';
import { deviceClassAtom } from 'shared-kit/state';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on the site, or any other address; what leads nowhere is text. */
  to: string | undefined;
  children: ReactNode;
  /** Stays where the page is scrolled; for choices that change the query only. */
  preventScrollReset?: boolean;
  /** Lets what both pages show move from one to the other, where the browser can. */
  viewTransition?: boolean;
  /** Loads the page anew on every device: what only the server draws of it is wanted. */
  reload?: boolean;
}

const IS_EXTERNAL = /^https?:\/\//i;
const IS_SITE_PATH = /^[/?]/;
const IS_PATH = /^\/(?!\/)/;

/**
 * A link (product F14): client-side navigation on desktop and tablet, a plain anchor on mobile; an absolute http(s) address opens
 * in a new tab; `tel:`, `mailto:` and `#part` are plain anchors. Code behind a path of the site is fetched on intent.
 */
export function Link({ to, reload = false, ...props }: LinkProps) {
  const { preventScrollReset: _scroll, viewTransition: _transition, ...anchor } = props;
  if (to === undefined) return <span className={anchor.className}>{anchor.children}</span>;
  // The server needs no click handler: the anchor that a router's link renders is enough, without the work of its hooks.
  if (__SERVER__ && IS_PATH.test(to))
    return <a {...anchor} href={to} data-discover="true" data-reload={reload || undefined} />;
  if (IS_SITE_PATH.test(to)) return <SiteLink to={to} reload={reload} {...props} />;
  return IS_EXTERNAL.test(to) ? (
    <a rel="noopener" {...anchor} href={to} target="_blank" />
  ) : (
    <a {...anchor} href={to} />
  );
}

function SiteLink({ to, reload, onPointerEnter, onFocus, ...props }: LinkProps & { to: string }) {
  const { preload } = useHost();
  const isMobile = useAtomValue(deviceClassAtom) === 'mobile';
  const isPlain = isMobile || reload;
  const onIntent = isPlain ? undefined : () => preload(to);
  return (
    <RouterLink
      {...props}
      to={to}
      reloadDocument={isPlain}
      data-reload={reload || undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        onIntent?.();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        onIntent?.();
      }}
    />
  );
}
