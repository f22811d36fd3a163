import type { Region } from './region.ts';

/** What an application for a rental may ask beside name and way of contact (product V15). */
export const APPLICATION_FIELDS = [
  'title',
  'household',
  'resources',
  'adults',
  'children',
  'childrenAges',
  'pets',
  'moveDate',
  'reason',
  'income1',
  'income2',
  'cv',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** Strict: the number of people and what they live on, nothing else. */
const STRICTEST: readonly ApplicationField[] = ['household', 'resources'];

/** The most that may be asked, by the region of the property. An agency may ask for less. */
export const ASKED_AT_MOST: Readonly<Record<Region, readonly ApplicationField[]>> = {
  flanders: [
    'title',
    'adults',
    'children',
    'childrenAges',
    'pets',
    'moveDate',
    'reason',
    'income1',
    'income2',
    'cv',
  ],
  wallonia: ['title', 'adults', 'children', 'childrenAges', 'moveDate', 'income1', 'income2'],
  brussels: STRICTEST,
};

/**
 * What is asked for a property in a region; where that is unknown, the strictest list.
 * @param wanted fewer fields, as the agency has configured
 */
export function askedFields(
  region: Region | undefined,
  wanted?: Partial<Record<Region, readonly ApplicationField[]>>,
): ApplicationField[] {
  const most = region ? ASKED_AT_MOST[region] : STRICTEST;
  const own = region && wanted?.[region];
  return most.filter((field) => !own || own.includes(field));
}
