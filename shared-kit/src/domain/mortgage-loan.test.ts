import { answerLoan, loanCost } from './mortgage-loan.ts';

const answer = (loan: string, years: string, rate: string) =>
  answerLoan((field) => ({ loan, years, rate })[field]);

test('without interest the amount is shared out evenly', () => {
  expect(loanCost({ amount: 240_000, years: 20, rate: 0 })).toEqual({ perMonth: 1000, interest: 0 });
});

test('the year’s rate is shared out over its months by the twelfth root', () => {
  // 12.682503 % a year is exactly 1 % a month: 1000 × 0.01 / (1 − 1.01^−12) = 88.85; 12 of them less 1000.
  const { perMonth, interest } = loanCost({ amount: 1000, years: 1, rate: 12.682503 });
  expect(perMonth).toBeCloseTo(88.85, 2);
  expect(interest).toBeCloseTo(66.19, 1);
});

test('numbers are read as they are written here', () => {
  expect(answer('€ 240.000', '20', '0 %')?.cost).toEqual({ perMonth: 1000, interest: 0 });
  expect(answer('240 000', '20', '3,5')?.cost?.perMonth).toBe(1385.14);
});

test.each([
  ['', '', '', undefined],
  ['250000', '', '', ['years', 'rate']],
  ['250000', '0', '3', ['years']],
  ['250000', '41', '3', ['years']],
  ['250000', '20', '31', ['rate']],
  ['250000', '20', '-1', ['rate']],
  ['250000', '20', '1e1', ['rate']],
  ['999', '20', '3', ['loan']],
  ['25,00', '20', '3', ['loan']],
  ['9'.repeat(400), '20', '3', ['loan']],
  ['<script>', 'NaN', 'Infinity', ['loan', 'years', 'rate']],
] as const)('%p euro for %p years at %p percent: wrong are %j', (loan, years, rate, wrong) => {
  expect(answer(loan, years, rate)?.wrong).toEqual(wrong);
});
