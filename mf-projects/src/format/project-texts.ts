import type { ProjectCard, Range } from 'shared-kit/contracts/api/project';
import type { Text, Numbers } from 'shared-kit/ui/text';

/** How many units are to be had: "6 units available", "All units under option", nothing before there are units. */
export function availability(
  { soldOut, units }: Pick<ProjectCard, 'soldOut' | 'units'>,
  text: Text,
): string | null {
  if (soldOut) return text('project.soldOut');
  if (units.total === 0) return null;
  return text('project.free', { count: units.free });
}

/** The types with their counts: "12 apartments" is not derivable, so "Appartement (12)" as the feed says. */
export function typeNames({ types }: Pick<ProjectCard, 'types'>): string {
  return types.map(({ name, count }) => (count === null ? name : `${name} (${count})`)).join(', ');
}

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
