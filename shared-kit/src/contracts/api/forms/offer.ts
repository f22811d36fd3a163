import * as z from 'zod/mini';
import { belgianDate, daysAfter, isDate } from '../../../domain/days.ts';
import { unprintable } from '../../../domain/texts.ts';
import { offeredAmount } from '../../../domain/purchase-offer.ts';
import { fieldsSchema } from './fields-schema.ts';
import type { FormRule } from './fields-schema.ts';
import {
  COUNTRIES,
  isZipIn,
  optionalLine,
  optionalNumber,
  optionalText,
  person,
  privacy,
  REQUIRED,
  requiredChoice,
  requiredLine,
  requiredPhone,
  UNPRINTABLE,
  requiredTown,
} from './form-fields.ts';

export const SIGNERS = ['one', 'two'] as const;
export const YES_NO = ['yes', 'no'] as const;

const LEAST = 1_000;
const MOST = 100_000_000;
/** Longest period of validity: one so long would be a mistyped year. */
const LONGEST_DAYS = 366;
/** Longest text of further conditions: it has to fit into the document. */
const LONGEST_CONDITIONS = 2_000;

const fields = {
  amount: requiredLine(20),
  startDate: requiredLine(10),
  endDate: requiredLine(10),
  loan: requiredChoice(YES_NO),
  loanAmount: optionalLine(20),
  /** Within which the buyer has to get the loan. */
  loanDays: optionalNumber(365),
  /** Whether the offer depends on the sale of the buyer's own home. */
  ownHome: requiredChoice(YES_NO),
  conditions: optionalText(LONGEST_CONDITIONS),
  ...person,
  phone: requiredPhone(),
  street: requiredLine(120),
  number: requiredLine(12),
  box: optionalLine(12),
  zip: requiredLine(12),
  city: requiredTown(),
  country: z._default(z.enum(COUNTRIES), 'BE'),
  signers: z._default(z.enum(SIGNERS), 'one'),
  secondFirstName: optionalLine(80),
  secondLastName: optionalLine(80),
  /** Where the second one lives elsewhere. */
  secondAddress: optionalLine(200),
  /** Where the offer is signed. */
  place: requiredLine(80),
  /** The buyer knows that an accepted offer binds. */
  binding: z.literal(true, { error: REQUIRED }),
  privacy: privacy(),
};

type Fields = z.output<z.ZodMiniObject<typeof fields>>;

const isBlank = (text: string) => !text?.trim();
const isAmount = (text: string) => {
  const amount = offeredAmount(text);
  return amount >= LEAST && amount <= MOST;
};
const ofSecond = (path: 'secondFirstName' | 'secondLastName'): FormRule<Fields> => ({
  path,
  message: REQUIRED,
  holds: (given) => given.signers !== 'two' || !isBlank(given[path]),
});

/** What stands in the document as it was typed: nothing that it cannot print. */
const PRINTED = [
  'conditions',
  'firstName',
  'lastName',
  'phone',
  'street',
  'number',
  'box',
  'zip',
  'city',
  'secondFirstName',
  'secondLastName',
  'secondAddress',
  'place',
] as const;
const isPrintable = (path: (typeof PRINTED)[number]): FormRule<Fields> => ({
  path,
  message: UNPRINTABLE,
  holds: (given) => unprintable(given[path] ?? '').length === 0,
});

const rules: FormRule<Fields>[] = [
  {
    path: 'amount',
    message: `whole euro from ${LEAST} to ${MOST}`,
    holds: ({ amount }) => isBlank(amount) || isAmount(amount),
  },
  {
    path: 'loanAmount',
    message: 'whole euro',
    holds: ({ loanAmount }) => isBlank(loanAmount) || isAmount(loanAmount),
  },
  {
    path: 'startDate',
    message: 'a day, not before today',
    holds: ({ startDate }) =>
      isBlank(startDate) || (isDate(startDate) && startDate >= belgianDate(new Date())),
  },
  {
    path: 'endDate',
    message: `a day, from the start on, ${LONGEST_DAYS} days later at most`,
    holds: ({ startDate, endDate }) =>
      isBlank(endDate) ||
      (isDate(endDate) &&
        endDate >= belgianDate(new Date()) &&
        (!isDate(startDate ?? '') ||
          (endDate >= startDate && endDate <= daysAfter(startDate, LONGEST_DAYS)))),
  },
  {
    path: 'zip',
    message: 'four digits in Belgium',
    holds: ({ zip, country }) => isZipIn(country ?? 'BE', zip),
  },
  ofSecond('secondFirstName'),
  ofSecond('secondLastName'),
  ...PRINTED.map(isPrintable),
];

/** Fields of `POST /api/forms/offer` (product V41). */
export const offerFields = fieldsSchema(fields, rules);
export type OfferFields = Fields;
