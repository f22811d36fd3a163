const NUMBERS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** "a, b und c". */
export function listed(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : (parts[0] ?? '');
}

const numbers = new Intl.NumberFormat('nl-BE');
const figure = (value: number | null): string => numbers.format(value ?? 0);
export const surface = (value: number | null): string => `${figure(value)}\u00a0m²`;
export const euro = (value: number | null): string => `€\u00a0${figure(value)}`;
export const metres = (value: number | null): string => `${figure(value)}\u00a0m`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "von" before a dative with its article: "vom Bahnhof", "von der Zitadelle". */
export const von = (dative: string): string =>
  dative.startsWith('dem ') ? `vom ${dative.slice(4)}` : `von ${dative}`;

/** "zu" before a dative with its article: "zum Bahnhof", "zur Zitadelle", "zu den Thermen". */
export function zu(dative: string): string {
  if (dative.startsWith('dem ')) return `zum ${dative.slice(4)}`;
  return dative.startsWith('der ') ? `zur ${dative.slice(4)}` : `zu ${dative}`;
}
