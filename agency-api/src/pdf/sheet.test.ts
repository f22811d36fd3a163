import { expect, test } from '@jest/globals';
import { printable, unprintable } from 'shared-kit/domain/texts';
import { getDocumentProxy } from 'unpdf';
import { openSheet, type Font } from './sheet.ts';
import { writeTaggedPdf, type DocumentPart } from './tagged-pdf.ts';

/** What of a font of pdfkit its types do not tell. */
interface FontFile {
  characterSet: number[];
}

function fontFile(font: Font): FontFile {
  const margins = { top: 0, left: 0, right: 0, bottom: 0 };
  const { sheet } = openSheet({ language: 'fr', title: '', author: '', createdAt: new Date(0), margins });
  sheet.font(font);
  return (sheet as unknown as { _font: { font: FontFile } })._font.font;
}

const LAST = 0xffff;
/** Every character that the gate lets through. */
const PRINTABLE = Array.from({ length: LAST + 1 }, (_, point) => String.fromCodePoint(point)).filter(
  (character) => !/\p{Cs}/u.test(character) && unprintable(character).length === 0,
);
const withoutBlanks = (text: string) => text.normalize('NFC').replace(/\s/gu, '');

const row = (text: string): DocumentPart => ({ kind: 'rows', title: 'R', rows: [['L', text]] });
/** As the place and the parties stand in an offer: in the letters of headings, and in strong ones. */
const elsewhere = (text: string): DocumentPart[] => [
  { kind: 'rows', title: text, rows: [] },
  { kind: 'signatures', title: 'S', signed: [text], labels: [] },
];

/** A document with these parts as a reader finds it, with its title before. */
async function readDocument(...parts: DocumentPart[]): Promise<string> {
  const bytes = await writeTaggedPdf({
    language: 'fr',
    title: 'T',
    subtitle: 'S',
    issuer: ['I'],
    createdAt: new Date(0),
    foot: () => '',
    parts,
  });
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  // By itself the reader takes µ for the Greek letter.
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

/** The row, as it is read again. */
const readAgain = async (text: string): Promise<string> =>
  withoutBlanks(await readDocument(row(text))).replace(/^ITSRL/, '');

test('documents print what the widest of their fonts has, and nothing else; it has all that the others have', () => {
  const wide = new Set(fontFile('wide').characterSet);
  const invisible = [0x034f, LAST];
  for (const point of invisible) wide.delete(point);
  const typed = PRINTABLE.filter((character) => !'\n\r\t'.includes(character));
  expect(typed.filter((character) => !wide.has(character.normalize('NFC').codePointAt(0)!))).toEqual([]);
  expect([...wide].filter((point) => unprintable(String.fromCodePoint(point)).length > 0)).toEqual([]);
  for (const font of ['text', 'strong'] as const)
    expect(
      fontFile(font).characterSet.filter((point) => !wide.has(point) && !invisible.includes(point)),
    ).toEqual([]);
});

test('each character that the gate lets through is printed and read again as it was typed', async () => {
  const letters = PRINTABLE.filter((character) => !/[\p{M}\s]/u.test(character));
  for (let start = 0; start < letters.length; start += 100) {
    const text = letters.slice(start, start + 100).join('');
    expect(await readAgain(text)).toBe(withoutBlanks(text));
    const twice = withoutBlanks(await readDocument(...elsewhere(text))).split(withoutBlanks(text));
    expect(twice).toHaveLength(3);
  }
});

test('so is each mark above or below a letter; each blank is one', async () => {
  const marked = PRINTABLE.filter((character) => /\p{M}/u.test(character))
    .map((mark) => `x${mark}`)
    .join('');
  expect(marked).toContain('x\u0301');
  expect(await readAgain(marked)).toBe(withoutBlanks(marked));
  const blanks = PRINTABLE.filter((character) => /[^\S\n\r]/u.test(character));
  expect(blanks).toContain('\u202f');
  for (const blank of blanks) expect(await readDocument(row(`a${blank}b`))).toMatch(/a\s+b$/u);
});

test.each([
  '½ price, ≤ 5 %',
  'Łukasz Żółć, Ştefan Țurcanu, Ġorġ Ħal, Mária Őry, Jiří Dvořák, Šarūnas',
  'Παπαδοπούλου Ελένη',
  'Юлия Димитрова',
  'e\u0301te\u0301 → €',
])('"%s" is signed as it was typed', async (text) => {
  expect(unprintable(text)).toEqual([]);
  expect(await readAgain(text)).toBe(withoutBlanks(text));
});

test('what no font has is named, each once; texts of a feed go without it', () => {
  expect(unprintable('🏡 villa 🏡 ש\u200b\u202e')).toEqual(['🏡', 'ש', '\u200b', '\u202e']);
  expect(printable('🏡 Villa ½')).toBe(' Villa ½');
});
