/** A text that cannot be kept: keys and array places that lead to it, and the rule that it breaks. */
interface TextFault {
  path: readonly (string | number)[];
  rule: string;
}

/**
 * Faults of texts that the database cannot hold: PostgreSQL has no U+0000, and half of a surrogate pair is no character. Every text of
 * the value counts, nested ones and the names of keys too. Callers that pass input of visitors bound its depth before.
 */
export function unstorableTexts(raw: unknown): TextFault[] {
  return isStorable(raw) ? [] : faultsIn(raw, []);
}

/** Without paths: an import asks this of every text of a feed. */
function isStorable(raw: unknown): boolean {
  if (typeof raw === 'string') return !raw.includes('\0') && raw.isWellFormed();
  if (typeof raw !== 'object' || raw === null) return true;
  if (Array.isArray(raw)) return raw.every(isStorable);
  for (const key in raw)
    if (!isStorable(key) || !isStorable((raw as Record<string, unknown>)[key])) return false;
  return true;
}

function faultsIn(raw: unknown, path: readonly (string | number)[]): TextFault[] {
  if (typeof raw === 'string') return findFaults(raw, path);
  if (typeof raw !== 'object' || raw === null) return [];
  if (Array.isArray(raw)) return raw.flatMap((item, index) => faultsIn(item, [...path, index]));
  return Object.entries(raw).flatMap(([key, value]) => {
    const inKey = [...path, key];
    return [...findFaults(key, inKey, 'its name '), ...faultsIn(value, inKey)];
  });
}

function findFaults(text: string, path: readonly (string | number)[], what = ''): TextFault[] {
  if (text.includes('\0')) return [{ path, rule: `${what}must not contain the character U+0000` }];
  if (text.isWellFormed()) return [];
  return [{ path, rule: `${what}must not contain half a character (a lone surrogate such as \\ud800)` }];
}
