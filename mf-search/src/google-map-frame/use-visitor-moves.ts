import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Signs that the visitor has a hand on the map. */
const SIGNS = ['pointerdown', 'wheel', 'keydown'];

/** Tells the moves of the visitor from those of the page and from those by which the map fits itself into its window. */
export function useVisitorMoves(container: RefObject<HTMLElement | null>) {
  const [moves] = useState(visitorMoves);
  useEffect(() => {
    for (const sign of SIGNS)
      container.current!.addEventListener(sign, moves.touched, { capture: true, passive: true });
    window.addEventListener('resize', moves.resized);
    return () => window.removeEventListener('resize', moves.resized);
  }, [container, moves]);
  return moves;
}

function visitorMoves() {
  let isTouched = false;
  let isByPage = false;
  let isResizing = false;
  return {
    /** The visitor has chosen what moves the map. */
    touched: () => void (isTouched = true),
    /** The window of the map has another size: it fits itself into it. */
    resized: () => void (isResizing = true),
    /** A move that the page asked for; until the visitor touches the map, all are. */
    byPage(move: () => void) {
      isTouched = false;
      isByPage = true;
      move();
      isByPage = false;
    },
    /** To be asked once at the end of each move. */
    isByVisitor() {
      const wasResizing = isResizing;
      isResizing = false;
      return isTouched && !isByPage && !wasResizing;
    },
  };
}
