import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Closes an open `<details>` when the visitor presses or moves the focus outside it (spec 4 "Blur closes it"). */
export function useCloseOutside(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeFrom = (event: Event) => {
      const element = details.current;
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    };
    document.addEventListener('pointerdown', closeFrom);
    document.addEventListener('focusin', closeFrom);
    return () => {
      document.removeEventListener('pointerdown', closeFrom);
      document.removeEventListener('focusin', closeFrom);
    };
  }, [details]);
}
