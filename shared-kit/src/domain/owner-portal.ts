/** Kinds of devices that an owner is signed in on (product O15). */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Files that an owner sends at once for one document that the agency asks for (product O20). */
export const MOST_OWNER_FILES = 5;

/** Characters of an owner's password: long enough to be safe, short enough to be hashed. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** Kinds of entries in an owner's history (product O6, O11). */
export const HISTORY_TYPES = [
  'visit',
  'open-day',
  'request',
  'documents',
  'offer',
  'application',
  'communication',
  'online',
] as const;
export type HistoryType = (typeof HISTORY_TYPES)[number];

/** Periods that the history can be limited to, in days; all of it without one. */
export const HISTORY_PERIODS = [30, 90, 365] as const;

/** What became of an entry that the site knows itself; the agency's own entries have words of their own. */
export const HISTORY_STATES = [
  'requested',
  'confirmed',
  'proposed',
  'refused',
  'cancelled',
  'held',
  'received',
] as const;
export type HistoryState = (typeof HISTORY_STATES)[number];

/** What is known of a visit for the owner of a home. */
interface RecordedVisit {
  property: number;
  date: string;
  /** Hours, as `10:00-10:45`; empty where they are not known. */
  time?: string | undefined;
  type: string;
  /** Who came. */
  contact?: string | undefined;
}

/** The visits at which a person is elsewhere at the same minute, or the home is shown to somebody else. */
export function visitsAtOnce<Entry extends RecordedVisit>(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>();
  return entries.filter(({ property, date, time, type, contact }) => {
    if (type !== 'visit' || !time) return false;
    const begin = time.split('-')[0];
    const keys = [contact && `person ${contact}`, `home ${property}`]
      .filter(Boolean)
      .map((who) => `${who} ${date} ${begin}`);
    const isTaken = keys.some((key) => taken.has(key));
    for (const key of keys) taken.add(key);
    return isTaken;
  });
}

/** Where the visitor of a property's page came from (product O8). */
export const VISIT_SOURCES = [
  'search',
  'portal',
  'alert',
  'mail',
  'social',
  'site',
  'other',
  'direct',
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** What visitors do with a property, as far as it is counted (product O9). */
export const PROPERTY_ACTIONS = ['saved', 'shared', 'printed', 'brochure', 'phone'] as const;
export type PropertyAction = (typeof PROPERTY_ACTIONS)[number];

/** Mails that lead to the site say so in the address: a mail program names no page that one comes from. */
export const MAIL_CAMPAIGN = {
  alert: 'utm_source=alert&utm_medium=email',
  mail: 'utm_medium=email',
} as const;
