import { isEmpty } from './is-empty.ts';
import type { Language } from './languages.ts';

/** A text per language code; imported content may have upper-case codes (`FR`) and blank texts. */
type LocalizedTexts = Readonly<Record<string, string | null | undefined>>;

/**
 * The text to show in a language (product T1): the language, its upper-case key, the site's default language, French.
 * A blank text counts as missing. Without any text: the empty string.
 */
export function pickText(
  texts: LocalizedTexts | null | undefined,
  language: Language,
  siteDefault: Language,
): string {
  for (const code of [language, siteDefault, 'fr']) {
    for (const key of [code, code.toUpperCase()]) {
      const text = texts?.[key];
      if (!isEmpty(text)) return text;
    }
  }
  return '';
}
