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

/** Empty means null, undefined or a blank string (product T5). Zero, false and NaN are values. */
export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

const NO_BREAK = '\u00a0';

/** After a figure, or the placeholder of one. */
const PERCENT = /(?<=[\d}])[ \u00a0\u202f]?%(?!\w)/g;

/** As `Intl` sets them in the languages of Belgium. */
const PERCENT_OF: Readonly<Record<Language, string>> = {
  nl: '%',
  fr: `${NO_BREAK}%`,
  en: '%',
  de: `${NO_BREAK}%`,
};

/**
 * A text as its language sets it (product T13): a percent sign stands with its figure, after a space that does not break where the language
 * has one. In French a double punctuation mark never begins a line, so that the space before it does not break; other languages set none.
 */
export function typeset(text: string, language: Language): string {
  const set = text.replace(PERCENT, PERCENT_OF[language]);
  if (language !== 'fr') return set;
  return set.replace(/ (?=[:;?!»](?:\s|$|[<'’".,)]))/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);
}

/** Between a label and its value. */
export const colon = (language: Language): string => (language === 'fr' ? `${NO_BREAK}: ` : ': ');

/**
 * What a document can print: the characters of the widest font that documents embed (`agency-api/src/pdf/fonts`), which a test compares. They are
 * the letters of the languages of the Union (Latin, Greek, Cyrillic), digits, punctuation and signs; no emoji, and nothing that is invisible.
 */
const UNPRINTABLE =
  /[^\u0300-\u034e\u0351-\u0353\u0357-\u0358\u035a\u035c-\u0362\n\r\t\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0259\u02b9-\u02bc\u02c6-\u02dd\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0525\u1e00-\u1efb\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2009\u2010-\u2015\u2018-\u2022\u2026\u202f-\u205e\u2070-\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20b5\u20b8-\u20ba\u20bd\u2100-\u2109\u210b-\u2149\u214b\u214e\u2150-\u2185\u2189\u2190-\u22ff\u25a0-\u25ff\u2605-\u2606\u260e\u2610-\u2612\u2640\u2642\u2713-\u2718]/gu;

/** The characters of a text that a document cannot print, each once, in their order. The text counts as it is stored: in the form NFC. */
export const unprintable = (text: string): string[] => [
  ...new Set(text.normalize('NFC').match(UNPRINTABLE) ?? []),
];

/** A text of the feed or the configuration, as far as a document can print it. What a visitor types is refused instead. */
export const printable = (text: string): string => text.normalize('NFC').replace(UNPRINTABLE, '');

/** Groups a phone number: 10 digits 4-2-2-2, 9 digits 3-2-2-2, anything else untouched (product T4). Dots, slashes and the like are removed; `+32 …` is kept. */
export function formatPhone(phone: string): string {
  if (!/^[\d\s./()-]+$/.test(phone)) return phone;
  const digits = phone.replace(/\D/g, '');
  const groups = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/.exec(digits);
  return groups ? groups.slice(1).join(' ') : phone;
}

/** `tel:` link without characters that cannot be dialled: "+32 (0)81 00 12 34" is called as +3281001234. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/\(0\)|[^\d+]/g, '')}`;
