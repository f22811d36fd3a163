import { useEffect } from 'react';

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
