import { printed } from '../../pdf/printed.ts';
import { COLOURS, decorate, write, type Sheet } from '../../pdf/sheet.ts';
import { GAP, LARGE, line, MARGIN, SMALL, WIDTH, FOOT_TOP, type Drawing } from './brochure-layout.ts';
import type { BrochureContent, BrochurePicture } from './brochure-parts.ts';
import type { DescriptionBlock } from './description-blocks.ts';

const { BRICK, INK, MOSS, SOFT } = COLOURS;

/** The first page: pictures, price and text. */
export function drawFront(drawing: Drawing, content: BrochureContent): void {
  const { sheet, tag } = drawing;
  tag('P', () => {
    write(sheet, 'heading', 15, MOSS).text(printed(sheet, content.agency.name), MARGIN, 30, {
      width: WIDTH - 140,
      lineBreak: false,
    });
    write(sheet, 'text', 9, SOFT).text(printed(sheet, content.reference), MARGIN + WIDTH - 140, 35, {
      width: 140,
      align: 'right',
      lineBreak: false,
    });
  });
  let y = drawPhotos(drawing, content.photos, 58);
  tag('H1', () => {
    write(sheet, 'heading', 21, INK).text(printed(sheet, content.title), MARGIN, y, {
      width: WIDTH,
      height: 54,
      ellipsis: true,
    });
  });
  y = sheet.y + 3;
  tag('P', () =>
    write(sheet, 'text', 10.5, SOFT).text(printed(sheet, content.place), MARGIN, y, { width: WIDTH }),
  );
  y = sheet.y + 5;
  tag('P', () =>
    write(sheet, 'heading', 17, BRICK).text(printed(sheet, content.price), MARGIN, y, { width: WIDTH }),
  );
  if (content.notice) {
    y = sheet.y + 4;
    tag('P', () =>
      write(sheet, 'strong', 10.5, INK).text(printed(sheet, content.notice), MARGIN, y, { width: WIDTH }),
    );
  }
  y = drawFigures(drawing, content.figures, sheet.y + 10);
  drawDescription(drawing, content.description, y);
}

/** Where what comes below the pictures begins. */
function drawPhotos(
  { sheet, tag }: Drawing,
  [first, ...others]: readonly BrochurePicture[],
  y: number,
): number {
  if (!first) return y + 6;
  tag('Figure', () => sheet.image(first.bytes, MARGIN, y, LARGE), { alt: first.alt });
  const below = y + LARGE.height + GAP;
  for (const [index, photo] of others.slice(0, 3).entries()) {
    const x = MARGIN + index * (SMALL.width + GAP);
    tag('Figure', () => sheet.image(photo.bytes, x, below, SMALL), { alt: photo.alt });
  }
  return below + (others.length > 0 ? SMALL.height + 16 : 10);
}

function drawFigures({ sheet, tag }: Drawing, figures: BrochureContent['figures'], y: number): number {
  if (figures.length === 0) return y;
  const each = WIDTH / Math.max(4, figures.length);
  for (const [index, [figure, label]] of figures.entries()) {
    const x = MARGIN + index * each;
    tag('P', () => {
      write(sheet, 'strong', 13, INK).text(printed(sheet, figure), x, y, {
        width: each - GAP,
        lineBreak: false,
      });
      write(sheet, 'text', 8, SOFT).text(printed(sheet, label), x, y + 17, {
        width: each - GAP,
        height: 20,
        ellipsis: true,
      });
    });
  }
  decorate(sheet, () => line(sheet, y + 42));
  return y + 54;
}

const SIZE = 9.5;
const LINE_GAP = 2.5;
/** Between paragraphs, and between items. */
const APART = { paragraph: 5, item: 1.5 };
const INDENT = 12;
/** Below it nothing is begun, in points. */
const LEAST = 14;

/** The description as far as the page has room: the block that reaches below it ends with an ellipsis, and is the last. */
function drawDescription(drawing: Drawing, blocks: readonly DescriptionBlock[], top: number): void {
  const bottom = FOOT_TOP - 16;
  let y = top;
  for (const block of blocks) {
    if (bottom - y < LEAST) return;
    y =
      block.kind === 'list'
        ? drawList(drawing, block.items, y, bottom)
        : drawText(drawing, block.text, y, bottom);
    y += APART.paragraph;
  }
}

function drawText({ sheet, tag }: Drawing, text: string, y: number, bottom: number): number {
  tag('P', () => writeWithin(sheet, text, { x: MARGIN, y, bottom }));
  return y + computeHeight(sheet, text, MARGIN);
}

function drawList({ sheet, add }: Drawing, items: readonly string[], top: number, bottom: number): number {
  let y = top;
  const shown = items.flatMap((text) => {
    if (bottom - y < LEAST) return [];
    const at = y;
    y += computeHeight(sheet, text, MARGIN + INDENT) + APART.item;
    return [{ text, at }];
  });
  add(
    sheet.struct(
      'L',
      {},
      shown.map(({ text, at }) =>
        sheet.struct('LI', {}, [
          sheet.struct('Lbl', {}, () =>
            write(sheet, 'text', SIZE, COLOURS.MOSS).text('•', MARGIN, at, { lineBreak: false }),
          ),
          sheet.struct('LBody', {}, () => writeWithin(sheet, text, { x: MARGIN + INDENT, y: at, bottom })),
        ]),
      ),
    ),
  );
  return y;
}

function writeWithin(sheet: Sheet, text: string, { x, y, bottom }: { x: number; y: number; bottom: number }) {
  write(sheet, 'text', SIZE, COLOURS.INK).text(printed(sheet, text), x, y, {
    width: MARGIN + WIDTH - x,
    height: bottom - y,
    lineGap: LINE_GAP,
    ellipsis: true,
  });
}

function computeHeight(sheet: Sheet, text: string, x: number): number {
  const options = { width: MARGIN + WIDTH - x, lineGap: LINE_GAP };
  return write(sheet, 'text', SIZE, COLOURS.INK).heightOfString(printed(sheet, text), options);
}
