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
