import { isTest, type Place } from './places.ts';

/** What of a room its neighbours may import. A file that is not named here may change or go without a look at other rooms. */
export const DOORS: Readonly<Record<string, readonly string[]>> = {
  'agency-api/src/catalogue': [
    'import/follow-feeds.ts',
    'listings/answers/answer-cache.ts',
    'listings/card/listing-place.ts',
    'listings/card/read-cards.ts',
    'listings/current-listings.ts',
    'listings/language-order.ts',
    'listings/open-days/shown-open-days.ts',
    'listings/property/box-words.ts',
    'listings/property/find-property.ts',
    'listings/read-model/ensure-read-model.ts',
    'listings/read-model/read-model-rules.ts',
    'listings/shown-or-skipped.ts',
    'listings/vocabulary/vocabulary.ts',
    'projects/project-card.ts',
    'projects/project-detail.ts',
    'projects/project-records.ts',
  ],
  'agency-api/src/content': ['agency-content.ts', 'content-store.ts', 'page-metadata.ts', 'schemas/page.ts'],
  'agency-api/src/inbox': ['friends/receivers.ts'],
  'agency-api/src/owners': [
    'auth/email-change/email-changes.ts',
    'auth/owner-limits.ts',
    'auth/sign-in-limits.ts',
  ],
};

/** The server, commands and benches, which use every part of it. */
const PUTS_TOGETHER = /^agency-api\/(src\/[^/]+$|src\/cli\/|bench\/)/;

/** Why a file may not import another that lies in a room; undefined if it may. */
export function refusedDoor(from: Place, to: Place): string | undefined {
  const room = Object.keys(DOORS).find((name) => to.path.startsWith(`${name}/`));
  if (!room || from.path.startsWith(`${room}/`) || isTest(from) || PUTS_TOGETHER.test(from.path))
    return undefined;
  const file = to.path.slice(room.length + 1);
  return DOORS[room]!.includes(file)
    ? undefined
    : `${file} is not at the door of ${room} (local/boundaries/doors.ts). Import what is, or put it there if other rooms may rely on it.`;
}
