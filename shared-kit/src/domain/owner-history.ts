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
