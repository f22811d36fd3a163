import { eq } from '../../database/drizzle.ts';
import type { AppointmentAction, AppointmentState } from 'shared-kit/contracts/api/appointments';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { visitTimeCode, type VisitTime } from 'shared-kit/domain/days';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { visitRules } from '../../configuration/visit-rules.ts';
import type { Database } from '../../database/database.ts';
import { appointments } from '../../database/schema/appointments.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { unknownToken } from '../../mail/mailing-links.ts';
import { queueMail, withdrawMails } from '../../mail/queue-mail.ts';
import { shownProperty } from './appointment-property.ts';
import { findAppointment, type StoredAppointment } from './appointment.ts';
import { mailContext } from './mail-context.ts';
import type { OfficeNews, VisitorNews } from './mails/appointment-mail-texts.ts';
import { officeMail, visitorMail } from './mails/appointment-mails.ts';
import { parseSpan } from './opening-days.ts';
import { reminderTime, takeTime } from './visit-times.ts';

/** What somebody wants of an appointment. */
interface AppointmentChange {
  action: AppointmentAction;
  /** The time that the person saw, which the action is about. */
  shownTime: string;
  /** Of `move` and `propose`. */
  time?: string | undefined;
  /** Of `refuse`. */
  reason?: string | undefined;
}

interface ChangeContext {
  config: AgencyConfig;
  /** The property in the visitor's language; undefined once it left the site. */
  property: PropertyDetail | undefined;
  /** The same in the agency's language. */
  forAgency: PropertyDetail | undefined;
  /** Origin of the site. */
  site: string | undefined;
  now: Date;
}

/** What an action makes of an appointment, and who is told what. */
interface Step {
  from: readonly AppointmentState[];
  to(isByHand: boolean): AppointmentState;
  toVisitor(isByHand: boolean): VisitorNews;
  /** The agency is not told of what it does itself. */
  toOffice?(isByHand: boolean): OfficeNews;
}

const HELD = ['requested', 'confirmed', 'proposed'] as const;

const STEPS: Record<AppointmentAction, Step> = {
  move: {
    from: HELD,
    to: (isByHand) => (isByHand ? 'requested' : 'confirmed'),
    toVisitor: (isByHand) => (isByHand ? 'requested' : 'moved'),
    toOffice: (isByHand) => (isByHand ? 'moveRequested' : 'moved'),
  },
  cancel: { from: HELD, to: () => 'cancelled', toVisitor: () => 'cancelled', toOffice: () => 'cancelled' },
  accept: {
    from: ['proposed'],
    to: () => 'confirmed',
    toVisitor: () => 'confirmed',
    toOffice: () => 'accepted',
  },
  confirm: { from: ['requested'], to: () => 'confirmed', toVisitor: () => 'confirmed' },
  propose: { from: HELD, to: () => 'proposed', toVisitor: () => 'proposed' },
  refuse: { from: HELD, to: () => 'refused', toVisitor: () => 'refused' },
};

/** More is no use to anybody, and each change mails both sides. */
const MOST_CHANGES = 20;

/**
 * Changes an appointment and queues its mails, in one transaction. Asked for what is already so, it changes nothing. Throws
 * `ApiFault` 422: unknown appointment, an action that does not fit its state, a time that is not offered or full, or another time than the
 * person saw.
 */
export async function changeAppointment(
  database: Database,
  id: string,
  change: AppointmentChange,
  context: ChangeContext,
): Promise<AppointmentState> {
  return database.transaction(async (tx) => {
    const before = await findAppointment(tx, id, true);
    if (!before) throw unknownToken();
    const step = STEPS[change.action];
    const state = step.to(before.isByHand);
    const time = visitTimeCode(before);
    if (before.state === state && time === wantedTime(change)) return state;
    if (time !== change.shownTime) throw otherTime();
    if (before.isOver) throw wrongAction('an appointment that is still to come');
    if (!step.from.includes(before.state)) throw wrongAction(`not of one that is ${before.state}`);
    if (before.sequence >= MOST_CHANGES) throw new ApiFault('too-many-requests', undefined, 24 * 3600);

    const taken = await newTime(tx, before, change, context);
    const after = { ...before, ...taken, state, sequence: before.sequence + 1, reason: change.reason ?? '' };
    await update(tx, after, context.now);
    const { config, property, forAgency } = context;
    const mails = {
      ...(await mailContext(tx, config, after, property, before.site ?? context.site)),
      wasConfirmed: before.state === 'confirmed' || before.sequence > 0,
    };
    await withdrawMails(tx, id);
    await queueMail(tx, visitorMail(step.toVisitor(before.isByHand), mails));
    if (step.toOffice) {
      const shown = shownProperty(after.propertyId, forAgency, config.languages.default);
      await queueMail(tx, officeMail(step.toOffice(before.isByHand), mails, shown));
    }
    return state;
  });
}

const choosesTime = (action: AppointmentAction): boolean => action === 'move' || action === 'propose';

/** When the visit is to be. */
const wantedTime = ({ action, shownTime, time }: AppointmentChange): string | undefined =>
  choosesTime(action) ? time : shownTime;

/** The time that is asked for, which is held from now on; that of before where none is. */
async function newTime(
  tx: Database,
  { id, propertyId, day, slot }: StoredAppointment,
  { action, time }: AppointmentChange,
  { config, property, now }: ChangeContext,
): Promise<VisitTime> {
  if (!choosesTime(action)) return { day, slot };
  if (!property?.canBeVisited) throw wrongAction('a property that is still shown around');
  if (time === undefined)
    throw new ApiFault('invalid-input', [{ field: 'time', rule: 'required', messageKey: 'required' }]);
  const rules = visitRules(config, property.reference);
  return takeTime(tx, time, { propertyId, rules, now, except: id });
}

async function update(tx: Database, after: StoredAppointment, now: Date): Promise<void> {
  const { id, state, day, slot, sequence, reason } = after;
  const { startsAt, endsAt } = parseSpan(day, slot);
  const remindAt = state === 'confirmed' ? (reminderTime(day, now)?.toISOString() ?? null) : null;
  const times = {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    remindAt,
    remindedAt: null,
  };
  await tx
    .update(appointments)
    .set({ state, day, slot, sequence, reason, ...times })
    .where(eq(appointments.id, id));
}

const wrongAction = (rule: string) =>
  new ApiFault('invalid-input', [{ field: 'action', rule, messageKey: 'invalid' }]);

const otherTime = () =>
  new ApiFault('invalid-input', [
    { field: 'shownTime', rule: 'the time that the appointment has now', messageKey: 'changed' },
  ]);
