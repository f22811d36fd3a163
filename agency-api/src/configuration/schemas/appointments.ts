import * as z from 'zod';
import { localizedTextSchema } from './text.ts';

const slotSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'must look like 10:00-13:00')
  .refine((slot) => slot.slice(0, 5) < slot.slice(6), 'must end after it begins');

/** From Sunday on, as calendars of programs count. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** `true`: the hours of visits in `contact.json` (product V8). */
const weekSchema = z.partialRecord(z.enum(WEEKDAYS), z.union([z.literal(true), z.array(slotSchema)]));

const closedSchema = z.union([
  z.iso.date(),
  z
    .strictObject({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, 'must end after it begins'),
]);

const euroFactor = z.number().positive().max(20);

/** What a rental takes, as its confirmed visit mentions it; what is left out is not mentioned (product V16). */
const rentalSchema = z.strictObject({
  /** Least net income of a household, in rents with charges. */
  incomeInRents: euroFactor.optional(),
  /** Most persons by bedroom, and in a home without any. */
  personsPerBedroom: z.number().int().min(1).max(10).optional(),
  /** The tenant's share of the cost of the inventory, in percent. */
  inventoryShare: z.number().min(0).max(100).optional(),
});

/** When and how a property is shown around (product W1–W3). */
const rulesShape = {
  isOffered: z.boolean(),
  /** Whether a time that is free is confirmed at once, or by the agency by a link in its mail. */
  confirmation: z.enum(['automatic', 'by-hand']),
  /** Hours of each weekday; one that is not named is closed. */
  week: weekSchema,
  /** Hours between the booking and the visit, at least. */
  noticeHours: z.number().int().min(0).max(720),
  /** How many days ahead a visit can be booked. */
  daysAhead: z.number().int().min(1).max(120),
  /** Visits of one property in the same hours. */
  atOnce: z.number().int().min(1).max(100),
  /** Days on which nobody is shown around. */
  closedDays: z.array(closedSchema),
  /** What visitors are told with each visit. */
  note: localizedTextSchema,
  rental: rentalSchema,
};
const shape = z.strictObject(rulesShape);

/** Months of rent that may be asked as guarantee, from a day on (product E10). */
const guaranteeSchema = z.strictObject({
  region: z.enum(['brussels', 'flanders', 'wallonia']),
  months: z.number().positive().max(12),
  /** Left out: always. */
  from: z.iso.date().optional(),
});
const GUARANTEES: z.input<typeof guaranteeSchema>[] = [
  { region: 'flanders', months: 3 },
  { region: 'wallonia', months: 2 },
  { region: 'brussels', months: 2, from: '2024-11-01' },
];

/** `appointments.json`: visits that can be booked on the site. Without the file none can. */
export const appointmentsFileSchema = z.strictObject({
  isOffered: rulesShape.isOffered.default(true),
  confirmation: rulesShape.confirmation.default('by-hand'),
  week: rulesShape.week.default({}),
  noticeHours: rulesShape.noticeHours.default(24),
  daysAhead: rulesShape.daysAhead.default(28),
  atOnce: rulesShape.atOnce.default(1),
  /** Visits of all properties in the same hours; left out: any number. */
  atOnceInAll: z.number().int().min(1).max(1000).optional(),
  closedDays: rulesShape.closedDays.default([]),
  /** Nobody is shown around on public holidays of Belgium. */
  closedOnHolidays: z.boolean().default(true),
  note: rulesShape.note.optional(),
  rental: rulesShape.rental.default({}),
  guarantees: z.array(guaranteeSchema).default(GUARANTEES),
  /** Rules of single properties by their references, in place of those above; the last one counts. */
  listings: z
    .array(shape.partial().extend({ references: z.array(z.string().min(1).max(60)).min(1) }))
    .default([]),
});
export type AppointmentsFile = z.output<typeof appointmentsFileSchema>;
