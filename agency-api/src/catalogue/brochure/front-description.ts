import { printed } from '../../pdf/printed.ts';
import { COLOURS, write, type Sheet } from '../../pdf/sheet.ts';
import { FOOT_TOP, MARGIN, WIDTH, type Drawing } from './brochure-layout.ts';
import type { DescriptionBlock } from './description-blocks.ts';

const SIZE = 9.5;
const LINE_GAP = 2.5;
/** Between paragraphs, and between items. */
const APART = { paragraph: 5, item: 1.5 };
const INDENT = 12;
/** Below it nothing is begun, in points. */
const LEAST = 14;

/** The description as far as the page has room: the block that reaches below it ends with an ellipsis, and is the last. */
export function drawDescription(drawing: Drawing, blocks: readonly DescriptionBlock[], top: number): void {
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
  return y + heightOf(sheet, text, MARGIN);
}

function drawList({ sheet, add }: Drawing, items: readonly string[], top: number, bottom: number): number {
  let y = top;
  const shown = items.flatMap((text) => {
    if (bottom - y < LEAST) return [];
    const at = y;
    y += heightOf(sheet, text, MARGIN + INDENT) + APART.item;
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

function heightOf(sheet: Sheet, text: string, x: number): number {
  const options = { width: MARGIN + WIDTH - x, lineGap: LINE_GAP };
  return write(sheet, 'text', SIZE, COLOURS.INK).heightOfString(printed(sheet, text), options);
}
