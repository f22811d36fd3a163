/** Empty means null, undefined or a blank string (spec 5). Zero, false and NaN are values. */
export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
