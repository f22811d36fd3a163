const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that can stand in a script element whatever texts it holds. The JSON of frozen objects is kept as long as they are: the
 * gateway freezes, all through, what many pages share: translations, releases, answers of the API.
 */
export function scriptJson(value: unknown): string {
  if (!isPlainObject(value)) return escaped(value);
  const known = kept.get(value);
  if (known !== undefined) return known;
  if (Object.isFrozen(value)) {
    const json = escaped(value);
    kept.set(value, json);
    return json;
  }
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${escaped(key)}:${scriptJson(member)}`).join()}}`;
}

const kept = new WeakMap<object, string>();

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const escaped = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character]!);
