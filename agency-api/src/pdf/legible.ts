/** What of a pdfkit document is needed: the font that is written with. */
interface Written {
  _font?: { font?: { hasGlyphForCodePoint?(codePoint: number): boolean } };
}

const STAND_IN = '?';
/** What a document breaks lines at, and needs no glyph for. */
const LINES = /[\n\r]/;

/**
 * A text as the current font can show it: a letter that it lacks is replaced by its parts ("½" by "1/2"), or written without its accent;
 * another one by a question mark, so that nobody overlooks it.
 */
export function legible(sheet: object, text: string): string {
  const font = (sheet as Written)._font?.font;
  const isShown = (character: string) =>
    LINES.test(character) || font?.hasGlyphForCodePoint?.(character.codePointAt(0)!) !== false;
  const shown = [...text.normalize('NFC').replace(/\t/g, ' ')].map((character) => {
    if (isShown(character)) return character;
    const parts = [...character.normalize('NFKC').replaceAll('\u2044', '/')];
    if (parts.every(isShown)) return parts.join('');
    const base = character.normalize('NFD').replace(/\p{M}/gu, '');
    return [...base].every(isShown) && base !== '' ? base : STAND_IN;
  });
  return shown.join('');
}
