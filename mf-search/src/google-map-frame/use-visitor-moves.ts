import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { visitorMoves, type VisitorMoves } from '../map-frame/visitor-moves.ts';

/** Whose moves those of the map are, from the moment that it is there. */
export function useVisitorMoves(container: RefObject<HTMLElement | null>): RefObject<VisitorMoves | null> {
  const moves = useRef<VisitorMoves>(null);
  useEffect(() => {
    const told = visitorMoves(container.current!);
    moves.current = told;
    window.addEventListener('resize', told.resized);
    return () => window.removeEventListener('resize', told.resized);
  }, [container]);
  return moves;
}
