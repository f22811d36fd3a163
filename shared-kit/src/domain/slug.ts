import { foldAccents } from 'composer/paths';
import type { Language } from './languages.ts';

/** The words of a text in a-z and 0-9, lower case, with one blank between them: "Éghezée (Sud)" → "eghezee sud". For matching. */
export function foldWords(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The path segment of a name or title (product A17): lower case, accents removed, every other run of characters one
 * hyphen, cut at `max` characters at a hyphen. Empty when nothing of it can be written in a-z and 0-9.
 */
export function slugify(title: string | null | undefined, max = 70): string {
  const slug = foldWords(title ?? '').replaceAll(' ', '-');
  return slug.length > max ? cutAtHyphen(slug, max) : slug;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** The path segment of a text on pages of a language: German writes its umlauts as two letters ("für" → "fuer"). */
export function slugIn(language: Language, title: string | null | undefined): string {
  if (language !== 'de') return slugify(title);
  return slugify(title?.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter));
}

function cutAtHyphen(slug: string, max: number): string {
  const lastHyphen = slug.lastIndexOf('-', max);
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : max);
}
