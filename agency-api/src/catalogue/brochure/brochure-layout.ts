import { COLOURS, type Sheet } from '../../pdf/sheet.ts';

/** Measures of a page, in points. */
const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 42;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const GAP = 8;
export const FOOT_TOP = PAGE.height - 46;
/** Boxes of photos. */
export const LARGE = { width: WIDTH, height: 296 };
export const SMALL = { width: (WIDTH - 2 * GAP) / 3, height: 110 };

/** A page that is drawn, and what its parts are to those who have it read aloud. */
export interface Drawing {
  sheet: Sheet;
  tag(type: string, draw: () => void, options?: object): void;
  /** Adds a part that has parts of its own. */
  add(part: ReturnType<Sheet['struct']>): void;
}

/** A line across the page. */
export function line(sheet: Sheet, y: number): void {
  sheet
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .stroke(COLOURS.LINE);
}
