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
