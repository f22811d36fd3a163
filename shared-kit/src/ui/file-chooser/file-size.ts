import type { IntlShape } from 'react-intl';

/** The size of a file as people read it: 1.4 MB, in French 1,4 Mo. */
export function fileSize({ formatNumber }: IntlShape, bytes: number): string {
  const isLarge = bytes >= 2 ** 20;
  return formatNumber(isLarge ? bytes / 2 ** 20 : Math.max(1, bytes / 2 ** 10), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}
