import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Pixels that a finger moves before it pulls: a press is seldom that unsteady. */
const DISTANCE = 24;
const SIGN = { up: -1, down: 1 } as const;

/** What an element needs to be pulled by a finger, once for each time that it is touched. */
export function usePull(direction: keyof typeof SIGN, onPull: () => void) {
  const from = useRef<number>(undefined);
  const end = () => {
    from.current = undefined;
  };
  return {
    onPointerDown({ pointerType, clientY }: PointerEvent) {
      if (pointerType === 'touch') from.current = clientY;
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (from.current === undefined || (clientY - from.current) * SIGN[direction] < DISTANCE) return;
      end();
      onPull();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
