import { useEffect } from 'react';

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
