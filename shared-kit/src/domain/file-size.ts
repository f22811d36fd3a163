/** The size of a file as people read it: 1,4 MB, in French 1,4 Mo. Its figure is written by `format`, as all others are, its unit in the language. */
export function fileSize(
  bytes: number,
  language: string,
  format: (figure: number, digits: number) => string,
): string {
  const isLarge = bytes >= 2 ** 20;
  const size = isLarge ? bytes / 2 ** 20 : Math.max(1, bytes / 2 ** 10);
  return `${format(size, isLarge ? 1 : 0)}\u00a0${unitIn(language, isLarge ? 'megabyte' : 'kilobyte')}`;
}

const unitIn = (language: string, unit: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')!.value;
