import { printed, COLOURS, openSheet, write, type Sheet } from '../../pdf/sheet.ts';
import { FOOT_TOP, GAP, line, MARGIN, WIDTH, type Drawing, type BrochureContent } from './brochure-parts.ts';
import { drawMap } from './brochure-map.ts';
import { CONTACT_HEIGHT, drawContact } from './contact-panel.ts';
import { drawFacts } from './fact-columns.ts';
import { drawFront } from './front-page.ts';

/** Below it neither plan nor map can be read, in points. */
const LEAST_PICTURE = 110;
/** A map that is higher shows no more of the place. */
const MOST_MAP = 190;

/** A brochure on two pages: pictures, price and text; facts, plan, contact and the code of the page (product P23). */
export function brochureDocument(content: BrochureContent): Promise<Buffer> {
  const { sheet, bytes } = openSheet({
    language: content.language,
    title: content.title,
    author: content.agency.name,
    createdAt: content.createdAt,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
  });
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  const drawing: Drawing = {
    sheet,
    tag: (type, draw, options = {}) => void root.add(sheet.struct(type, options, draw)),
    add: (part) => void root.add(part),
  };
  drawFront(drawing, content);
  sheet.addPage();
  drawBack(drawing, content);
  root.end();
  drawFeet(sheet, content);
  sheet.end();
  return bytes;
}

function drawBack(drawing: Drawing, content: BrochureContent): void {
  const contactTop = FOOT_TOP - 18 - CONTACT_HEIGHT;
  const bottom = drawFacts(drawing, content, MARGIN, contactTop - 16);
  const top = bottom + 14;
  const room = contactTop - 16 - top;
  if (room >= LEAST_PICTURE) drawPlanAndMap(drawing, content, top, room);
  drawContact(drawing, content, contactTop);
}

/** Side by side where there are both. */
function drawPlanAndMap(
  drawing: Drawing,
  { plan, map, language }: BrochureContent,
  top: number,
  room: number,
) {
  const width = plan && map ? (WIDTH - GAP) / 2 : WIDTH;
  if (plan)
    drawing.tag(
      'Figure',
      () =>
        drawing.sheet.image(plan.bytes, MARGIN, top, {
          fit: [width, room],
          align: 'center',
          ...(map ? {} : { valign: 'center' as const }),
        }),
      { alt: plan.alt },
    );
  const height = Math.min(room, MOST_MAP);
  if (map) drawMap(drawing, map, language, { x: MARGIN + WIDTH - width, y: top, width, height });
}

function drawFeet(sheet: Sheet, { foot }: BrochureContent): void {
  const { count } = sheet.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.switchToPage(page);
    sheet.markContent('Artifact', { type: 'Pagination' });
    line(sheet, FOOT_TOP);
    write(sheet, 'text', 8, COLOURS.SOFT)
      .text(printed(sheet, foot.join('\n')), MARGIN, FOOT_TOP + 8, { width: WIDTH - 40, lineGap: 2 })
      .text(`${page + 1} / ${count}`, MARGIN + WIDTH - 40, FOOT_TOP + 8, {
        width: 40,
        align: 'right',
        lineBreak: false,
      });
    sheet.endMarkedContent();
  }
}
