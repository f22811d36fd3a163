import type { Language } from 'shared-kit/domain/languages';

/** `['nl', 'FR']` as "Dutch and French", each once; codes of no language are left out, and nothing is left of none. */
export function languagesInWords(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  const known = new Set(codes.map((code) => code.toLowerCase()));
  const words = [...known].flatMap((code) => names.of(code) ?? []);
  return new Intl.ListFormat(language).format(words);
}
