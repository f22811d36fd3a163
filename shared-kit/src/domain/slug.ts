/** Letters that Unicode does not decompose into a base letter and an accent. */
// prettier-ignore
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss', ẞ: 'SS', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i',
};

/** Text without accents, case kept: "Liège" → "Liege", "œuvre" → "oeuvre", "m²" → "m2". For slugs and for matching. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œŒæÆßẞøØłŁđĐı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

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

function cutAtHyphen(slug: string, max: number): string {
  const lastHyphen = slug.lastIndexOf('-', max);
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : max);
}
