import type { Language } from 'shared-kit/domain/languages';

/** `['nl', 'FR']` as "Dutch and French", each once; codes of no language are left out, and nothing is left of none. */
export function languagesInWords(codes: readonly string[], language: Language): string {
  const { names, list } = formatsIn(language);
  const known = new Set(codes.map((code) => code.toLowerCase()));
  const words = [...known].flatMap((code) => names.of(code) ?? []);
  return list.format(words);
}

const made = new Map<Language, { names: Intl.DisplayNames; list: Intl.ListFormat }>();

/** Made once: to make them costs more than to use them. */
function formatsIn(language: Language) {
  const known = made.get(language) ?? {
    names: new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
    list: new Intl.ListFormat(language),
  };
  made.set(language, known);
  return known;
}
