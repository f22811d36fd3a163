import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { noteWaitingForm } from 'shared-kit/forms/waiting-form';
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
 * Lets a form wait while the browser is offline, where the visitor has agreed to it on this screen (product V45): it is sent when the browser is online again, or when
 * the page is opened anew in this tab.
 */
export function useWaiting({ name, accepted, send }: Options) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readDraft(name)?.isWaiting ?? false), [name]);
  const go = useEffectEvent(() => {
    if (accepted.current || !navigator.onLine) return;
    note(name, false);
    setWaiting(false);
    send();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const onLine = () => go();
    addEventListener('online', onLine);
    // The form is filled from its draft first.
    const soon = setTimeout(onLine);
    return () => {
      removeEventListener('online', onLine);
      clearTimeout(soon);
    };
  }, [isWaiting]);
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
  noteWaitingForm(name, isWaiting && draft !== undefined);
}
