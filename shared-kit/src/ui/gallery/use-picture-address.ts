import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureId, pictureOfHash } from './picture-address.ts';

interface PictureAddress {
  /** The picture that the address asks for in full screen, if any. */
  asked: number | undefined;
  /** A step of its own in the history: Back closes. */
  open(index: number): void;
  /** The visitor went on to another picture: the same step, at another address. */
  show(index: number): void;
  close(): void;
}

/**
 * The picture in full screen is in the fragment of the address ([0053](../../../../docs/decisions/0053-the-picture-in-full-screen-is-a-fragment.md)).
 * The router is not told: for it nothing changes, and it would load the page's data again.
 */
export function usePictureAddress(count: number): PictureAddress {
  const [asked, setAsked] = useState<number>();
  /** The address as it was last seen, since the event of a step back does not tell where it began. */
  const seen = useRef<string>(undefined);

  const look = useCallback(() => {
    seen.current = location.href;
    setAsked(pictureOfHash(location.hash, count));
  }, [count]);

  useEffect(() => {
    look();
    const onStep = (event: PopStateEvent) => {
      const isOurs = seen.current !== undefined && isStepOfPictures(new URL(seen.current), count);
      look();
      if (isOurs) event.stopImmediatePropagation();
    };
    addEventListener('popstate', onStep, true);
    return () => removeEventListener('popstate', onStep, true);
  }, [count, look]);

  const go = (change: 'pushState' | 'replaceState', hash: string, state: object = {}) => {
    history[change](
      { ...(history.state as object | null), ...state },
      '',
      location.pathname + location.search + hash,
    );
    seen.current = location.href;
  };

  return {
    asked,
    open(index) {
      go('pushState', `#${pictureId(index)}`, { hasPageBefore: true });
      setAsked(index);
    },
    show(index) {
      if (location.hash === `#${pictureId(index)}`) return;
      go('replaceState', `#${pictureId(index)}`);
    },
    close() {
      setAsked(undefined);
      if (pictureOfHash(location.hash, count) === undefined) return;
      if ((history.state as { hasPageBefore?: true } | null)?.hasPageBefore) history.back();
      else go('replaceState', '');
    },
  };
}

/** Whether a step from there to the present address stays in the page and begins or ends at a picture. */
function isStepOfPictures(from: URL, count: number): boolean {
  if (from.pathname + from.search !== location.pathname + location.search) return false;
  return [from.hash, location.hash].some((hash) => pictureOfHash(hash, count) !== undefined);
}
