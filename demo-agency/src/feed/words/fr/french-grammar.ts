/** "de" before a name or an article: "de Namur", "d'Ixelles", "du parc", "des quais", "de l'Ourthe". */
export function de(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('les ')) return `des ${name.slice(4)}`;
  return /^[aeiouéèêâîôAEIOUÉÈÊÂÎÔ]/.test(name) ? `d'${name}` : `de ${name}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** "deux", "trois" … in words up to ten. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** "une chambre", "trois chambres". */
export const counted = (count: number, feminine: string): string =>
  count === 1 ? `une ${feminine}` : `${inWords(count)} ${feminine}s`;

const numbers = new Intl.NumberFormat('nl-BE');
const figure = (value: number | null): string => numbers.format(value ?? 0);
export const surface = (value: number | null): string => `${figure(value)}\u00a0m²`;
export const euro = (value: number | null): string => `€\u00a0${figure(value)}`;

/** "a, b et c". */
export function listed(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}` : (parts[0] ?? '');
}

/** "2 m 40" is for carpenters: 12.5 m. */
export const metres = (value: number | null): string => `${numbers.format(value ?? 0)}\u00a0m`;
