import { energyDrawing } from 'shared-kit/domain/energy-drawing';
import { printed, COLOURS, decorate, write, type Sheet } from '../../pdf/sheet.ts';
import type { FactGroup } from './brochure-facts.ts';
import { MARGIN, WIDTH, type Drawing, type BrochureContent } from './brochure-parts.ts';

const { INK, LINE, MOSS, SOFT } = COLOURS;

const COLUMN_GAP = 26;
const COLUMN = (WIDTH - COLUMN_GAP) / 2;

/** Groups in two columns; what finds no room is left to the page. Returns where they end. */
export function drawFacts(
  drawing: Drawing,
  { energyLabel, facts }: BrochureContent,
  top: number,
  limit: number,
): number {
  const heights = facts.map((group) => groupHeight(drawing.sheet, group, energyLabel));
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  const ends = [top, top];
  let column = 0;
  for (const [index, group] of facts.entries()) {
    const height = heights[index]!;
    if (column === 0 && (ends[0]! - top + height / 2 > half || ends[0]! + height > limit)) column = 1;
    if (ends[column]! + height > limit) break;
    drawGroup(drawing, group, energyLabel, MARGIN + column * (COLUMN + COLUMN_GAP), ends[column]!);
    ends[column]! += height;
  }
  return Math.max(...ends);
}

const ROW_SIZE = 8.5;
const LABEL_WIDTH = COLUMN * 0.5;
const VALUE = { width: COLUMN - LABEL_WIDTH - 6, align: 'right' as const };
const TITLE_HEIGHT = 19;
const SCALE_HEIGHT = (COLUMN * 96) / 360 + 8;

function rowHeight(sheet: Sheet, [label, value]: readonly [string, string]): number {
  const labelHeight = write(sheet, 'text', ROW_SIZE, SOFT).heightOfString(printed(sheet, label), {
    width: LABEL_WIDTH,
  });
  const valueHeight = write(sheet, 'strong', ROW_SIZE, INK).heightOfString(printed(sheet, value), VALUE);
  return Math.max(labelHeight, valueHeight) + 4.5;
}

const hasScale = (group: FactGroup, label: BrochureContent['energyLabel']) =>
  group.id === 'energy' && label !== null && energyDrawing(label.region, label.label) !== undefined;

function groupHeight(sheet: Sheet, group: FactGroup, label: BrochureContent['energyLabel']): number {
  const rows = group.facts.reduce((sum, row) => sum + rowHeight(sheet, row), 0);
  return TITLE_HEIGHT + rows + (hasScale(group, label) ? SCALE_HEIGHT : 0) + 12;
}

function drawGroup(
  { sheet, tag }: Drawing,
  group: FactGroup,
  label: BrochureContent['energyLabel'],
  x: number,
  top: number,
): void {
  tag('H2', () =>
    write(sheet, 'heading', 11.5, MOSS).text(printed(sheet, group.title), x, top, {
      width: COLUMN,
      lineBreak: false,
    }),
  );
  let y = top + TITLE_HEIGHT;
  if (hasScale(group, label)) {
    drawScale({ sheet, tag }, label!, x, y);
    y += SCALE_HEIGHT;
  }
  for (const row of group.facts) {
    const height = rowHeight(sheet, row);
    tag('P', () => {
      write(sheet, 'text', ROW_SIZE, SOFT).text(printed(sheet, row[0]), x, y, { width: LABEL_WIDTH });
      write(sheet, 'strong', ROW_SIZE, INK).text(printed(sheet, row[1]), x + LABEL_WIDTH + 6, y, VALUE);
    });
    y += height;
    decorate(sheet, () =>
      sheet
        .moveTo(x, y - 3)
        .lineTo(x + COLUMN, y - 3)
        .lineWidth(0.4)
        .stroke(LINE),
    );
  }
}

function drawScale(
  { sheet, tag }: Pick<Drawing, 'sheet' | 'tag'>,
  label: NonNullable<BrochureContent['energyLabel']>,
  x: number,
  y: number,
): void {
  const { badge, bands, texts, width } = energyDrawing(label.region, label.label)!;
  const scale = COLUMN / width;
  tag(
    'Figure',
    () => {
      sheet.save().translate(x, y).scale(scale);
      for (const band of bands)
        sheet.roundedRect(band.x, band.y, band.width, band.height, 2).fill(band.colour);
      sheet.path(badge.path).fill(badge.colour);
      for (const { text, size, colour, x: centre, y: baseline } of texts) {
        write(sheet, 'strong', size, colour);
        const shown = printed(sheet, text);
        sheet.text(shown, centre - sheet.widthOfString(shown) / 2, baseline - size * 0.96, {
          lineBreak: false,
        });
      }
      sheet.restore();
    },
    { alt: texts[0]!.text },
  );
}
