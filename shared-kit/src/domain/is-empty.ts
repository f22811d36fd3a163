/** Empty means null, undefined or a blank string (product T5). Zero, false and NaN are values. */
export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
