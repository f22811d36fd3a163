const NUMBERS = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];

export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** "één slaapkamer", "drie slaapkamers". */
export const counted = (count: number, noun: string): string =>
  `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "a, b en c". */
export function listed(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}` : (parts[0] ?? '');
}

const numbers = new Intl.NumberFormat('nl-BE');
const figure = (value: number | null): string => numbers.format(value ?? 0);
export const surface = (value: number | null): string => `${figure(value)}\u00a0m²`;
export const euro = (value: number | null): string => `€\u00a0${figure(value)}`;
export const metres = (value: number | null): string => `${figure(value)}\u00a0m`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
