export interface Option {
  value: string;
  label: string;
  /** How many results it brings. */
  count?: number;
  /** It is wanted in a number up to this one, which is sent under its value; without it, it is chosen or not. */
  most?: number;
  /** How many others it stands below, in a tree. */
  depth?: number;
}

/** Lower case without accents, so that "liege" finds "Liège". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Options whose label holds all the words that were typed, in any order. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return words.length
    ? options.filter(({ label }) => words.every((word) => plain(label).includes(word)))
    : options;
}
