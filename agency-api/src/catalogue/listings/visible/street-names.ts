import { foldWords } from 'shared-kit/domain/slug';

/** Whether a text names one of the streets, ignoring case and accents. */
export function namesStreet(text: string | null | undefined, streets: readonly string[]): boolean {
  const words = ` ${foldWords(text ?? '')} `;
  return streets.some((street) => {
    const wanted = foldWords(street);
    return wanted !== '' && words.includes(` ${wanted} `);
  });
}

/** The text, or undefined if it names one of the streets. */
export function withoutStreet(text: string, streets: readonly string[]): string {
  return namesStreet(text, streets) ? '' : text;
}
