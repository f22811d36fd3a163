/** A measured figure beside what it may be (architecture, "Budgets"). */
export interface Figure {
  what: string;
  /** As shown, with unit. */
  measured: string;
  budget: string;
  isMet: boolean;
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

export const line = ({ what, measured, budget, isMet }: Figure) =>
  `${isMet ? 'ok  ' : 'miss'}  ${what.padEnd(44)} ${measured.padStart(16)}   budget ${budget}`;
