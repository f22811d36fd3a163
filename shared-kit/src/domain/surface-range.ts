/** Least and largest surface wanted in m², both inclusive; at least one of them is given. */
export interface SurfaceBounds {
  min?: number;
  max?: number;
}

/** In m²: a square kilometre. Larger values count as this one. */
export const MAX_SURFACE = 1_000_000;

/** Reads `80-150`, `80-` or `-150`, in either order. Undefined for anything else and for limits that limit nothing. */
export function parseSurface(text: string): SurfaceBounds | undefined {
  const match = /^\s*(\d*)-(\d*)\s*$/.exec(text);
  if (!match) return undefined;
  const [low, high] = [squareMetres(match[1]), squareMetres(match[2])];
  const isSwapped = low !== undefined && high !== undefined && low > high;
  const [min, max] = isSwapped ? [high, low] : [low, high];
  if (!min && max === undefined) return undefined;
  return { ...(min && { min }), ...(max !== undefined && { max }) };
}

/** Writes what `parseSurface` reads. */
export function formatSurface({ min, max }: SurfaceBounds): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** A surface of zero is none. */
function squareMetres(digits: string | undefined): number | undefined {
  return digits ? Math.min(Number(digits), MAX_SURFACE) || undefined : undefined;
}
