import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Language } from 'shared-kit/domain/languages';
import { printable } from 'shared-kit/domain/texts';

export type Sheet = InstanceType<typeof PDFDocument>;

const FONTS = {
  heading: 'fraunces.ttf',
  text: 'instrument-sans.ttf',
  strong: 'instrument-sans-semibold.ttf',
  /** For texts with characters that the others lack. */
  wide: 'dejavu-sans.ttf',
} as const;
export type Font = keyof typeof FONTS;
const files = new Map<Font, Buffer>();
const fontFile = (font: Font) => {
  const known = files.get(font) ?? readFileSync(join(import.meta.dirname, 'fonts', FONTS[font]));
  files.set(font, known);
  return known;
};

/** Colours of the site. */
export const COLOURS = {
  INK: '#17211d',
  SOFT: '#55605a',
  MOSS: '#2e5a4c',
  BRICK: '#b4532f',
  LINE: '#e4dfd5',
  TINT: '#f2eee6',
} as const;

interface SheetOptions {
  language: Language;
  title: string;
  author: string;
  createdAt: Date;
  /** Points. */
  margins: { top: number; left: number; right: number; bottom: number };
}

/** An empty tagged document on A4 with the fonts of the site, and its bytes, which come once it has ended. */
export function openSheet({ language, title, author, createdAt, margins }: SheetOptions): {
  sheet: Sheet;
  bytes: Promise<Buffer>;
} {
  const sheet = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  } as object);
  const bytes = buffer(sheet);
  for (const font of Object.keys(FONTS) as Font[]) sheet.registerFont(font, fontFile(font));
  return { sheet, bytes };
}

/** The sheet, about to write in that font. */
export function write(sheet: Sheet, font: Font, size: number, colour: string): Sheet {
  return sheet.font(font).fontSize(size).fillColor(colour);
}

/** Lines and grounds, which nobody reads out. */
export function decorate(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}

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
