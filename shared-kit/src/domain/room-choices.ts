import { MOST_ROOMS, ROOM_FIELDS } from './listing-query.ts';
import type { RoomField } from './listing-query.ts';

/** The rooms that a search offers, in their order: wanted in a number up to this one, or at least once (`true`). */
type RoomChoices = Partial<Record<RoomField, number | true>>;

/** What an agency has that chooses no others: all of them, in any number (product S4). */
export const USUAL_ROOM_CHOICES: RoomChoices = Object.fromEntries(
  ROOM_FIELDS.map((field) => [field, MOST_ROOMS]),
);
