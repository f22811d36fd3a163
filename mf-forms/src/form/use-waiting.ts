import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { keepDraft, readDraft } from './draft.ts';

interface Options {
  /** Storage key of the draft. */
  name: string;
  /** Whether the API accepted the form. */
  accepted: RefObject<boolean>;
  /** Sends the form as it is; sending it twice stores it once, by its idempotency key. */
  send(): void;
}

/**
 * Lets a form wait for a line, where the visitor has agreed to it on this screen (product V45): it is sent when the browser is on line again, or when
 * the page is opened anew in this tab.
 */
export function useWaiting({ name, accepted, send }: Options) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readDraft(name)?.isWaiting ?? false), [name]);
  useEffect(() => {
    if (!isWaiting) return;
    const go = () => {
      if (accepted.current || !navigator.onLine) return;
      note(name, false);
      setWaiting(false);
      send();
    };
    addEventListener('online', go);
    // The form is filled from its draft first.
    const soon = setTimeout(go);
    return () => {
      removeEventListener('online', go);
      clearTimeout(soon);
    };
    // Only the waiting itself starts it: `send` is another function with each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, name]);
  return {
    isWaiting,
    wait(isWanted: boolean) {
      note(name, isWanted);
      setWaiting(isWanted);
    },
  };
}

function note(name: string, isWaiting: boolean): void {
  const draft = readDraft(name);
  if (draft) keepDraft(name, { ...draft, isWaiting });
}
