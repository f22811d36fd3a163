import { useState, useEffect } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { ApiClient } from 'shared-kit/api-client';
import type { Refusal } from './refusal.ts';

/** Sends a form; returns why it was refused, or nothing when it was accepted. Never throws. */
type Send<Own extends string = never> = (api: ApiClient) => Promise<Refusal<Own> | undefined>;

/**
 * Sends a form from the browser, without leaving the page, and remembers why it was refused.
 * @param refusedBefore by the server, of the same form sent without JavaScript
 */
export function useSender<Own extends string = never>(
  refusedBefore: Refusal<Own> | undefined,
  onAccepted: () => void,
) {
  const [api] = useState(() => createApiClient({ baseUrl: '' }));
  const [refusal, setRefusal] = useState(refusedBefore);
  const [isSending, setSending] = useState(false);
  return {
    /** Of the last sending. */
    refusal: isSending ? undefined : refusal,
    isSending,
    async send(send: Send<Own>): Promise<Refusal<Own> | undefined> {
      setSending(true);
      const answer = await send(api);
      setSending(false);
      setRefusal(answer);
      if (!answer) onAccepted();
      return answer;
    },
  };
}

/** Frames after which no fault is to come. */
const MOST_FRAMES = 60;

/**
 * Takes the visitor to the first wrong field, once the form shows it, unless they have gone on by then: fields that are being hydrated
 * show it some frames later.
 */
export function focusFirstFault(form: HTMLFormElement): void {
  const before = document.activeElement;
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (document.activeElement !== before) return;
      const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field) field.focus();
      else if (frames < MOST_FRAMES) look(frames + 1);
    });
  look(1);
}

/** How many of the faults that the page shows now want the word, and the title that it was put before. */
const shown = { faults: 0, title: '' };

/**
 * Puts a word before the title of the page as long as a form of it is wrong: a tab shows it, and a screen reader says it first.
 * @param word undefined while nothing is wrong
 */
export function useFaultTitle(word: string | undefined): void {
  useEffect(() => {
    if (!word) return;
    shown.faults++;
    if (!document.title.startsWith(word)) {
      shown.title = document.title;
      document.title = `${word} ${shown.title}`;
    }
    return () => {
      if (--shown.faults > 0) return;
      // Another page may have its own by now, and one that was sent with its faults came with the word.
      if (document.title === `${word} ${shown.title}`.trim()) document.title = shown.title;
      shown.title = '';
    };
  }, [word]);
}
