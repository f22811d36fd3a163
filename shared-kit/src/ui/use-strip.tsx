import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Strip {
  /** Which picture is shown, from 0. */
  index: number;
  /** Goes on by so many pictures, back if negative. */
  turn(by: number): void;
}

/** Signs that the visitor moves the strip by hand. */
const BY_HAND = ['touchstart', 'wheel'];

/**
 * Pictures side by side, each as wide as what scrolls, by the browser's own scrolling: a swipe needs no script, also before the page is
 * hydrated. Tells which one is shown, and turns to others.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number): Strip {
  const [index, setIndex] = useState(0);
  /** The picture that it is on the way to. */
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const onScroll = () => {
      const shown = shownPicture(element);
      if (shown === goal.current) goal.current = undefined;
      setIndex(goal.current ?? shown);
    };
    const onHand = () => void (goal.current = undefined);
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const sign of BY_HAND) element.addEventListener(sign, onHand, { passive: true });
    // It may have been swiped before there were scripts.
    onScroll();
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const sign of BY_HAND) element.removeEventListener(sign, onHand);
    };
  }, [strip]);

  return {
    index,
    turn(by) {
      const element = strip.current;
      if (!element) return;
      const wanted = Math.min(Math.max((goal.current ?? shownPicture(element)) + by, 0), count - 1);
      goal.current = wanted;
      setIndex(wanted);
      element.scrollTo({
        left: wanted * element.clientWidth,
        behavior: wantsLessMotion() ? 'auto' : 'smooth',
      });
    },
  };
}

const shownPicture = ({ clientWidth, scrollLeft }: HTMLElement): number =>
  clientWidth ? Math.round(scrollLeft / clientWidth) : 0;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
