import { printable } from 'shared-kit/domain/printable-text';
import type { Sheet } from './sheet.ts';

/** What of pdfkit is needed beyond its types: the font that is written with. */
interface Written {
  _font?: { font?: { hasGlyphForCodePoint?(codePoint: number): boolean } };
}

/** What a document breaks lines at, and needs no glyph for. */
const LINES = /[\n\r]/;

/**
 * A text as the sheet prints it, character by character as it was typed. Where the current font lacks one of them, the sheet goes on in the
 * font that has all which `printable` lets through.
 */
export function printed(sheet: Sheet, text: string): string {
  const shown = printable(text).replaceAll('\t', '    ');
  const font = (sheet as Written)._font?.font;
  const isWhole = [...shown].every(
    (character) => LINES.test(character) || font?.hasGlyphForCodePoint?.(character.codePointAt(0)!) !== false,
  );
  if (!isWhole) sheet.font('wide');
  return shown;
}
