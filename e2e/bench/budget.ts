/** A measured figure beside what it may be (docs/product/budgets.md). */
export interface Figure {
  what: string;
  /** As shown, with unit. */
  measured: string;
  /** Without one the figure is told, not judged. */
  budget?: string;
  isMet?: boolean;
}

export interface Part {
  title: string;
  figures: Figure[];
  /** How it was measured and what to think of it. */
  remarks: string[];
  /** Further lines as they are, such as a table. */
  extra?: string;
}

/** The middle of the values; of an even number the lower middle. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
}

/** "ok" or "miss"; nothing where there is no budget. */
export const verdict = ({ budget, isMet }: Figure) => (budget === undefined ? '' : isMet ? 'ok' : 'miss');

export const line = (figure: Figure) =>
  `${verdict(figure).padEnd(4)}  ${figure.what.padEnd(44)} ${figure.measured.padStart(16)}   ${figure.budget === undefined ? '' : `budget ${figure.budget}`}`.trimEnd();

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
