import type { Range } from 'shared-kit/contracts/api/project';
import type { Text } from 'shared-kit/ui/text';
import type { Numbers } from 'shared-kit/ui/use-numbers';

/** "€ 185.000 – € 415.000", "from € 185.000", or nothing when no end is known. */
export function priceRange(range: Range, text: Text, { euro }: Pick<Numbers, 'euro'>): string | null {
  return rangeText(range, euro, text);
}

/** "60 – 120 m²". */
export function surfaceRange(range: Range, text: Text): string | null {
  const figures = rangeText(range, (value) => text('range.figure', { value: Math.round(value) }), text);
  return figures && text('range.squareMetres', { figures });
}

/** "1 – 3 bedrooms". */
export function bedroomRange(range: Range, text: Text): string | null {
  const figures = bedroomFigures(range, text);
  return figures && text('range.bedrooms', { figures, count: range?.max ?? range?.min ?? 0 });
}

/** "1 – 3", where the words stand beside. */
export function bedroomFigures(range: Range, text: Text): string | null {
  return rangeText(range, String, text);
}

function rangeText(range: Range, write: (value: number) => string, text: Text): string | null {
  const { min, max } = range ?? { min: null, max: null };
  if (min !== null && max !== null) {
    return min === max ? write(min) : text('range.between', { min: write(min), max: write(max) });
  }
  if (min !== null) return text('range.from', { min: write(min) });
  return max === null ? null : text('range.upTo', { max: write(max) });
}
