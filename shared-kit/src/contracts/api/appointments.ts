import * as z from 'zod';
import { VISIT_TIME } from '../../domain/days.ts';
import { listingPlaceSchema } from './listing.ts';
import { languageSchema } from './scalars.ts';

/**
 * `requested` waits for the agency, `proposed` for the visitor, whom the agency has offered another time. These and `confirmed` hold
 * their time.
 */
export const APPOINTMENT_STATES = ['requested', 'confirmed', 'proposed', 'refused', 'cancelled'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** A day on which the agency shows the property around; `isFull` says that nobody else can be. */
const visitDaySchema = z.object({
  day: z.iso.date(),
  slots: z.array(z.object({ slot: z.string(), isFull: z.boolean() })),
});
export type VisitDay = z.infer<typeof visitDaySchema>;

/** What a rental takes (product V16); what is not configured or unknown is null. Amounts in euro. */
const rentalConditionsSchema = z.object({
  incomePerMonth: z.number().nullable(),
  mostPersons: z.number().int().nullable(),
  rent: z.number().nullable(),
  charges: z.number().nullable(),
  /** The tenant's share of the cost of the inventory, in percent. */
  inventoryShare: z.number().nullable(),
  /** Months of rent (product E10). */
  guaranteeMonths: z.number().nullable(),
});
export type RentalConditions = z.infer<typeof rentalConditionsSchema>;

/** Response of `GET /api/properties/{id}/visit-times`. */
export const visitTimesSchema = z.object({
  /** False where nobody is shown around, or only by agreement with the agency. */
  isOffered: z.boolean(),
  /** The agency confirms each visit itself; until then it is asked for only. */
  isByHand: z.boolean(),
  /** Nothing but name and way of contact may be asked (product V15). */
  asksLittle: z.boolean(),
  days: z.array(visitDaySchema),
  /** What the agency says about its visits, in the language asked for. */
  note: z.string(),
  rental: rentalConditionsSchema.nullable(),
});
export type VisitTimes = z.infer<typeof visitTimesSchema>;

/** Who changes an appointment: each side has links of its own. */
const APPOINTMENT_SIDES = ['visitor', 'agency'] as const;
export type AppointmentSide = (typeof APPOINTMENT_SIDES)[number];

const token = z.string().min(1).max(200);
const access = { token, side: z.enum(APPOINTMENT_SIDES) };

/** Query of `GET /api/appointments`. */
export const appointmentQuerySchema = z.object({ ...access, lang: languageSchema });

/** Query of `GET /api/appointments/booked`: `visit` of the receipt of its form. */
export const bookedVisitQuerySchema = z.object({ visit: z.string().min(1).max(200) });

/** What the page after a booking says of it: nothing that tells who comes, or where. */
export const bookedVisitSchema = z.object({
  state: z.enum(APPOINTMENT_STATES),
  day: z.iso.date(),
  slot: z.string(),
});
export type BookedVisit = z.infer<typeof bookedVisitSchema>;

/** An appointment as the link of a mail shows it. */
export const appointmentSchema = z.object({
  state: z.enum(APPOINTMENT_STATES),
  day: z.iso.date(),
  slot: z.string(),
  /** It has begun: nothing can be changed any more. */
  isOver: z.boolean(),
  property: z.object({
    title: z.string(),
    reference: z.string(),
    /** As much of its address as is published. */
    address: z.string(),
    /** Of its page; null once it left the site. */
    place: listingPlaceSchema.nullable(),
  }),
  /** What its time can be changed to. */
  times: visitTimesSchema,
  /** Why the agency refused it. */
  reason: z.string(),
  /** For the agency. */
  visitor: z
    .object({ name: z.string(), email: z.string(), phone: z.string(), remark: z.string() })
    .nullable(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** What each side may do: a visitor moves, cancels, or accepts a time; the agency confirms, proposes another time, or refuses. */
export const APPOINTMENT_ACTIONS = {
  visitor: ['move', 'cancel', 'accept'],
  agency: ['confirm', 'propose', 'refuse'],
} as const satisfies Record<AppointmentSide, readonly string[]>;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[AppointmentSide][number];

const line = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u);

/** Body of `POST /api/appointments/change`. */
export const appointmentChangeSchema = z.strictObject({
  ...access,
  action: z.enum([...APPOINTMENT_ACTIONS.visitor, ...APPOINTMENT_ACTIONS.agency]),
  /** The time that the person saw: nothing is done to an appointment that has another by now. */
  shownTime: z.string().regex(VISIT_TIME),
  /** Of `move` and `propose`. */
  time: z.string().regex(VISIT_TIME).optional(),
  /** Of `refuse`: what the visitor is told. */
  reason: line.optional(),
});
export const appointmentStateSchema = z.object({ state: z.enum(APPOINTMENT_STATES) });
