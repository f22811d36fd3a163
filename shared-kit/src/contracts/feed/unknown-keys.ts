const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key of a record that the feed's schema does not know. */
export interface UnknownKey {
  /** Dotted path in the record, array places as numbers: `Pictures.0.Camera`. */
  path: string;
  value: unknown;
}

/**
 * The keys of `raw` that parsing dropped from `parsed`. They are stored separately and reported, never refused: an exporter may
 * support a key before the site does (product D5).
 */
export function unknownKeys(raw: unknown, parsed: unknown, prefix = ''): UnknownKey[] {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    return raw.flatMap((item, index) => unknownKeys(item, parsed[index], `${prefix}${index}.`));
  }
  if (!isObject(raw) || !isObject(parsed)) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    key in parsed
      ? unknownKeys(value, parsed[key], `${prefix}${key}.`)
      : [{ path: `${prefix}${key}`, value }],
  );
}
