/** A loan with constant monthly payments. */
export interface Loan {
  /** Euro. */
  amount: number;
  years: number;
  /** Percent a year. */
  rate: number;
}

/** Names of the fields of a loan in addresses and forms. */
const LOAN_FIELDS = ['loan', 'years', 'rate'] as const;
export type LoanField = (typeof LOAN_FIELDS)[number];

/** What a loan costs, in euro, or which fields do not say what it takes. `typed` is as it was written. */
export interface LoanAnswer {
  typed: Record<LoanField, string>;
  wrong: LoanField[];
  cost: LoanCost | null;
}

export interface LoanCost {
  perMonth: number;
  interest: number;
}

const BOUNDS: Readonly<Record<LoanField, readonly [min: number, max: number]>> = {
  loan: [1000, 100_000_000],
  years: [1, 40],
  rate: [0, 30],
};
const MAX_LENGTH = 20;

/** Reads the assumptions that a visitor typed and computes with them; undefined where none was typed. Never throws. */
export function answerLoan(read: (field: LoanField) => unknown): LoanAnswer | undefined {
  const text = (field: LoanField) =>
    String(read(field) ?? '')
      .slice(0, MAX_LENGTH)
      .trim();
  const typed = { loan: text('loan'), years: text('years'), rate: text('rate') };
  if (LOAN_FIELDS.every((field) => typed[field] === '')) return undefined;
  const loan = {
    amount: wholeNumber(typed.loan),
    years: wholeNumber(typed.years),
    rate: decimal(typed.rate),
  };
  const values = { loan: loan.amount, years: loan.years, rate: loan.rate };
  const wrong = LOAN_FIELDS.filter((field) => !isWithin(values[field], BOUNDS[field]));
  return { typed, wrong, cost: wrong.length === 0 ? loanCost(loan) : null };
}

/**
 * The monthly payment and all interest (product P20). The yearly rate is that of the whole year: a month's is its twelfth root.
 */
export function loanCost({ amount, years, rate }: Loan): LoanCost {
  const months = years * 12;
  const monthly = (1 + rate / 100) ** (1 / 12) - 1;
  const perMonth = monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
  return { perMonth: round(perMonth), interest: round(perMonth * months - amount) };
}

const round = (euro: number) => Math.round(euro * 100) / 100;

const isWithin = (value: number, [min, max]: readonly [number, number]) => value >= min && value <= max;

/** "250000", "250.000", "250 000", "€ 250.000"; NaN for any other text. */
function wholeNumber(text: string): number {
  const digits = text.replace(/^€\s*|\s*€$/g, '');
  return /^\d{1,3}(?:[.\s]?\d{3})*$/.test(digits) ? Number(digits.replace(/\D/g, '')) : NaN;
}

/** "3", "3,25", "3.25 %"; NaN for any other text. */
function decimal(text: string): number {
  const number = text.replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,2}(?:\.\d{1,4})?$/.test(number) ? Number(number) : NaN;
}
