/** A measured figure and its budget (docs/product/budgets.md). */
export interface Figure {
  what: string;
  /** As shown, with unit. */
  measured: string;
  /** Without a budget the figure is only reported. */
  budget?: string;
  isMet?: boolean;
}

export interface Part {
  title: string;
  figures: Figure[];
  /** How it was measured and how to read it. */
  remarks: string[];
  /** Further Markdown lines, such as a table. */
  extra?: string;
}

/** Median; of an even number of values the lower one. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
}

/** "ok" or "miss"; empty without a budget. */
export const verdict = ({ budget, isMet }: Figure) => (budget === undefined ? '' : isMet ? 'ok' : 'miss');

export const line = (figure: Figure) =>
  `${verdict(figure).padEnd(4)}  ${figure.what.padEnd(44)} ${figure.measured.padStart(16)}   ${figure.budget === undefined ? '' : `budget ${figure.budget}`}`.trimEnd();

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
