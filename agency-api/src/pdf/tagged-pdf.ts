import type { Language } from 'shared-kit/domain/languages';
import { printed, COLOURS, decorate, openSheet, write, type Sheet } from './sheet.ts';

const { INK, LINE, MOSS, SOFT, TINT } = COLOURS;

/** A label and what stands beside it. */
export type DocumentRow = readonly [label: string, value: string];

/** A part of a document. */
export type DocumentPart =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; title: string; rows: readonly DocumentRow[] }
  /** What must not be missed. */
  | { kind: 'emphasis'; title: string; text: string }
  /** Lines to sign on, side by side, below what is signed: both stand on one page. */
  | { kind: 'signatures'; title: string; signed: readonly string[]; labels: readonly string[] };

interface DocumentContent {
  language: Language;
  title: string;
  /** Below the title: number and date. */
  subtitle: string;
  /** Who issues it: the name, and the lines below it. */
  issuer: readonly [name: string, ...lines: string[]];
  parts: readonly DocumentPart[];
  /** On each page. */
  foot(page: number, pages: number): string;
  createdAt: Date;
}

/** Points. */
const MARGIN = 56;
const FOOT = 40;
const LABEL_WIDTH = 170;
const GAP = 14;
const SIZE = { issuer: 13, small: 8.5, text: 10, section: 12.5, title: 25 };
const SIGNATURE_HEIGHT = 74;
/** Writes a document as PDF with the fonts of the site. It is tagged, so that screen readers read it in order and know its headings and tables. */
export function writeTaggedPdf(content: DocumentContent): Promise<Buffer> {
  const { language, title, issuer, createdAt } = content;
  const { sheet, bytes } = openSheet({
    language,
    title,
    author: issuer[0],
    createdAt,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
  });
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  const tag = (type: string, draw: () => void) => root.add(sheet.struct(type, {}, draw));

  drawHead(sheet, content, tag);
  for (const part of content.parts) drawPart(sheet, part, root, tag);
  root.end();
  drawFeet(sheet, content);
  sheet.end();
  return bytes;
}

type Tag = (type: string, draw: () => void) => void;
type Structure = ReturnType<Sheet['struct']>;

const width = (sheet: Sheet) => sheet.page.width - 2 * MARGIN;
const bottom = (sheet: Sheet) => sheet.page.height - sheet.page.margins.bottom;

function drawHead(sheet: Sheet, { issuer, title, subtitle }: DocumentContent, tag: Tag): void {
  const [name, ...lines] = issuer;
  tag('P', () => {
    write(sheet, 'heading', SIZE.issuer, MOSS).text(printed(sheet, name), MARGIN, MARGIN);
    write(sheet, 'text', SIZE.small, SOFT).text(printed(sheet, lines.join(' · ')), { lineGap: 1.5 });
  });
  sheet.moveDown(2.2);
  tag('H1', () => write(sheet, 'heading', SIZE.title, INK).text(printed(sheet, title)));
  tag('P', () => write(sheet, 'strong', SIZE.text, SOFT).text(printed(sheet, subtitle)));
  sheet.moveDown(1.2);
}

function drawPart(sheet: Sheet, part: DocumentPart, root: Structure, tag: Tag): void {
  switch (part.kind) {
    case 'text':
      tag('P', () => {
        write(sheet, 'text', SIZE.text, INK).text(printed(sheet, part.text), MARGIN, sheet.y, {
          lineGap: 2.5,
        });
      });
      sheet.moveDown(0.8);
      return;
    case 'rows':
      return drawRows(sheet, part, root, tag);
    case 'emphasis':
      return drawEmphasis(sheet, part, tag);
    case 'signatures':
      return drawSignatures(sheet, part, tag);
  }
}

/** Starts a page where what follows would not fit as a whole. */
function keepTogether(sheet: Sheet, height: number): void {
  const room = bottom(sheet) - MARGIN;
  if (sheet.y + Math.min(height, room) > bottom(sheet)) sheet.addPage();
}

function drawSectionTitle(sheet: Sheet, title: string, tag: Tag): void {
  keepTogether(sheet, 60);
  sheet.moveDown(0.4);
  tag('H2', () => write(sheet, 'heading', SIZE.section, MOSS).text(printed(sheet, title), MARGIN, sheet.y));
  sheet.moveDown(0.35);
}

function drawRows(
  sheet: Sheet,
  { title, rows }: DocumentPart & { kind: 'rows' },
  root: Structure,
  tag: Tag,
): void {
  drawSectionTitle(sheet, title, tag);
  const table = sheet.struct('Table');
  root.add(table);
  const valueWidth = width(sheet) - LABEL_WIDTH - GAP;
  for (const [label, value] of rows) {
    const options = { width: valueWidth, lineGap: 2.5 };
    const shown = () => printed(write(sheet, 'text', SIZE.text, INK), value);
    keepTogether(sheet, sheet.heightOfString(shown(), options) + 8);
    const { y } = sheet;
    const row = sheet.struct('TR');
    table.add(row);
    row.add(
      sheet.struct('TH', { scope: 'Row' } as object, () => {
        write(sheet, 'text', SIZE.text, SOFT).text(printed(sheet, label), MARGIN, y, { width: LABEL_WIDTH });
      }),
    );
    row.add(
      sheet.struct('TD', {}, () => {
        sheet.text(shown(), MARGIN + LABEL_WIDTH + GAP, y, options);
      }),
    );
    row.end();
    sheet.moveDown(0.35);
  }
  table.end();
  sheet.moveDown(0.5);
}

function drawEmphasis(sheet: Sheet, { title, text }: DocumentPart & { kind: 'emphasis' }, tag: Tag): void {
  const padding = 12;
  const options = { width: width(sheet) - 2 * padding, lineGap: 2.5 };
  const shown = () => printed(write(sheet, 'text', SIZE.text, INK), text);
  const height = sheet.heightOfString(shown(), options) + 2 * padding + 18;
  keepTogether(sheet, height + 10);
  const { y } = sheet;
  decorate(sheet, () => sheet.roundedRect(MARGIN, y, width(sheet), height, 6).fill(TINT));
  tag('H2', () =>
    write(sheet, 'strong', SIZE.text, INK).text(
      printed(sheet, title),
      MARGIN + padding,
      y + padding,
      options,
    ),
  );
  tag('P', () => sheet.text(shown(), MARGIN + padding, y + padding + 18, options));
  sheet.x = MARGIN;
  sheet.y = y + height + 14;
}

function drawSignatures(
  sheet: Sheet,
  { title, signed, labels }: DocumentPart & { kind: 'signatures' },
  tag: Tag,
): void {
  const lines = { width: width(sheet), lineGap: 2.5 };
  const about = () => printed(write(sheet, 'strong', SIZE.text, INK), signed.join('\n'));
  keepTogether(sheet, sheet.heightOfString(about(), lines) + SIGNATURE_HEIGHT + 60);
  drawSectionTitle(sheet, title, tag);
  tag('P', () => sheet.text(about(), MARGIN, sheet.y, lines));
  sheet.moveDown(0.6);
  const { y } = sheet;
  const each = (width(sheet) - GAP * (labels.length - 1)) / labels.length;
  for (const [index, label] of labels.entries()) {
    const x = MARGIN + index * (each + GAP);
    tag('P', () => write(sheet, 'text', SIZE.small, SOFT).text(printed(sheet, label), x, y, { width: each }));
    decorate(sheet, () =>
      sheet
        .moveTo(x, y + SIGNATURE_HEIGHT)
        .lineTo(x + each, y + SIGNATURE_HEIGHT)
        .lineWidth(0.75)
        .stroke(SOFT),
    );
  }
  sheet.x = MARGIN;
  sheet.y = y + SIGNATURE_HEIGHT + 10;
}

function drawFeet(sheet: Sheet, { foot }: DocumentContent): void {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page);
    const y = sheet.page.height - MARGIN - 4;
    sheet.page.margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination' });
    sheet
      .moveTo(MARGIN, y - 8)
      .lineTo(MARGIN + width(sheet), y - 8)
      .lineWidth(0.75)
      .stroke(LINE);
    write(sheet, 'text', SIZE.small, SOFT).text(printed(sheet, foot(page + 1, count)), MARGIN, y, {
      width: width(sheet),
      lineBreak: false,
    });
    sheet.endMarkedContent();
  }
}
