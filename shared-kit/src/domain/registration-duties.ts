import type { Region } from './region.ts';

/** A figure of the law, with where it was read and the day from which it holds. */
interface LegalFigure {
  /** The first day; null where the source names none. */
  from: string | null;
  source: string;
}

/** What buyers of a home of their own pay less (product P19). */
type OwnHomeReduction = LegalFigure & {
  /** Years within which the buyers live there, counted for an existing home and for a plot or new home; null: the source names none. */
  withinYears: { existing: number; plot: number };
  /** Years that they stay. */
  stayYears: number | null;
} & (
    | { kind: 'rate'; percent: number; forPlots: boolean }
    | {
        kind: 'allowance';
        /** Euro of the price on which a home pays nothing. */
        home: number;
        /** The highest price of a home that has the allowance. */
        upToPrice: number;
        /** The allowance of a plot. */
        plot: number;
        /** More for each energy class gained, from this number of classes on. */
        perClass: number;
        fromClasses: number;
      }
  );

interface RegistrationDuty extends LegalFigure {
  percent: number;
  ownHome: OwnHomeReduction;
}

/** The day on which the figures below were read. */
export const DUTIES_READ_ON = '2026-11-21';

/** Registration duties on a purchase by region (product P18, P19). Whoever changes a figure changes its source and `DUTIES_READ_ON`. */
export const REGISTRATION_DUTIES: Readonly<Record<Region, RegistrationDuty>> = {
  wallonia: {
    percent: 12.5,
    from: '2025-01-01',
    source: 'Decree of 2024-12-05, circular 2025/C/42',
    ownHome: {
      kind: 'rate',
      percent: 3,
      forPlots: true,
      withinYears: { existing: 3, plot: 5 },
      stayYears: 3,
      from: '2025-01-01',
      source: 'Decree of 2024-12-05, circular 2025/C/42',
    },
  },
  flanders: {
    percent: 12,
    from: null,
    source: 'forumadvocaten.be, 2025-10-30',
    ownHome: {
      kind: 'rate',
      percent: 2,
      forPlots: false,
      withinYears: { existing: 3, plot: 3 },
      stayYears: null,
      from: '2026-01-01',
      source: 'forumadvocaten.be, 2025-10-30',
    },
  },
  brussels: {
    percent: 12.5,
    from: null,
    source: 'fiscalite.brussels, be.brussels',
    ownHome: {
      kind: 'allowance',
      home: 200_000,
      upToPrice: 600_000,
      plot: 100_000,
      perClass: 25_000,
      fromClasses: 2,
      withinYears: { existing: 3, plot: 3 },
      stayYears: 5,
      from: '2023-04-01',
      source: 'fiscalite.brussels, be.brussels',
    },
  },
};

/** VAT on new build in percent; reduced rates are not known here (product P18). */
export const NEW_BUILD_VAT = { percent: 21, from: null, source: 'general rule' } satisfies LegalFigure & {
  percent: number;
};
