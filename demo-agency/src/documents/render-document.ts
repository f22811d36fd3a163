import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { DEMO_DAY } from '../feed/seed.ts';
import type { DocumentName } from '../addresses/document-address.ts';
import { DOCUMENT_NAMES } from '../feed/media/documents.ts';
import { renderPicture } from '../scenes/render-picture.ts';
import { documentFacts, type Fact } from './document-facts.ts';
import { DOCUMENT_TEXTS } from './document-texts.ts';

type Sheet = InstanceType<typeof PDFDocument>;

const AGENCY = 'Hellébore Immobilier SRL';
/** Points. */
const MARGIN = 56;
const LABEL_WIDTH = 200;
const LINE = 12;
const INK = '#22302b';
const MUTED = '#5c665f';
const ACCENT = '#b4532f';

/** A document as PDF; undefined if no listing or project has it. */
export async function renderDocument(name: DocumentName): Promise<Buffer | undefined> {
  const facts = documentFacts(name);
  if (!facts) return undefined;
  const { subject, kind, language } = name;
  const title = DOCUMENT_NAMES[kind][language];
  const sheet = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    displayTitle: true,
    info: { Title: `${title}, ${subject}`, Author: AGENCY, CreationDate: new Date(DEMO_DAY) },
  });
  const bytes = buffer(sheet);
  drawHead(sheet, title);
  for (const fact of facts) drawFact(sheet, fact);
  if (kind === 'plans') {
    const plan = await renderPicture({ kind: 'floorplan', seed: subject });
    const { y } = sheet.moveDown(1.5);
    sheet.image(plan, MARGIN, y, { width: sheet.page.width - 2 * MARGIN });
  }
  const foot = sheet.page.height - MARGIN - LINE;
  sheet.fillColor(MUTED).fontSize(9).text(DOCUMENT_TEXTS.invented[language], MARGIN, foot);
  sheet.end();
  return bytes;
}

function drawHead(sheet: Sheet, title: string): void {
  sheet.fillColor(MUTED).fontSize(10).text(AGENCY);
  sheet.moveDown(2).fillColor(INK).font('Helvetica-Bold').fontSize(22).text(title).font('Helvetica');
  const { y } = sheet.moveDown(0.5);
  sheet
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + 48, y)
    .lineWidth(2)
    .stroke(ACCENT);
  sheet.moveDown(1.5);
}

function drawFact(sheet: Sheet, [label, value]: Fact): void {
  const { y } = sheet;
  sheet.fontSize(11).fillColor(MUTED).text(label, MARGIN, y, { width: LABEL_WIDTH });
  sheet.fillColor(INK).text(value, MARGIN + LABEL_WIDTH, y);
  sheet.moveDown(0.4);
}
