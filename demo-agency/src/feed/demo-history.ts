import type { Language } from 'shared-kit/domain/languages';
import type { HistoryType } from 'shared-kit/domain/owner-portal';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { demoListings } from './demo-listings.ts';
import type { Listing } from './listing.ts';
import type { DemoOwner } from './people/owners.ts';
import { HISTORY_TEXTS, type HistoryTexts } from './people/history-texts.ts';
import { DEMO_SEED } from './seed.ts';

const DAY = 24 * 60 * 60 * 1000;
const BELGIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });
const NAMES = [
  'Laura',
  'Thomas',
  'Sarah',
  'Nicolas',
  'Emma',
  'Koen',
  'Julie',
  'Pieter',
  'Lucas',
  'Marie',
  'Bram',
  'Chloé',
  'Dries',
  'Inès',
  'Jonas',
  'Léa',
  'Maxime',
  'Nele',
  'Olivier',
  'Sofia',
  'Tim',
  'Valérie',
  'Wout',
  'Yasmine',
];
const INITIALS = ['M.', 'V.', 'B.', 'D.', 'P.', 'S.'];
const VISITORS = INITIALS.flatMap((initial) => NAMES.map((name) => `${name} ${initial}`));
const HOURS = ['10:00-10:45', '11:00-11:45', '14:00-14:45', '17:30-18:15'];
const PORTALS = ['Immoweb', 'Zimmo', 'Immovlan'];
const SUNDAY = 0;
/** Of the texts after a visit, the one that speaks of a garden. */
const OF_GARDEN = 0;

/** An entry as the API's `import-history` takes it. */
interface DemoEntry {
  property: number;
  date: string;
  time?: string;
  type: HistoryType;
  contact?: string;
  subject?: string;
  comment?: string;
  status?: string;
  link?: string;
  /** In which the texts are. */
  language: Language;
}

type Untold = Omit<DemoEntry, 'language'>;

/** What the agency's software knows of the properties of owners in the portal, up to a day and for the days after it. */
export function demoHistory(until: Date): DemoEntry[] {
  const entries = demoListings().flatMap((listing) => {
    const { owner } = listing;
    if (!owner) return [];
    return createHistory(listing, owner, until).map((entry) => ({ ...entry, language: owner.language }));
  });
  const taken = new Set<string>();
  return entries.map((entry) => (entry.type === 'visit' ? atFreeTime(entry, taken) : entry));
}

/** Nobody is at two visits at once, and no home is shown to two at once. */
function atFreeTime(visit: DemoEntry, taken: Set<string>): DemoEntry {
  const listKeys = ({ property, date, time, contact }: DemoEntry) =>
    [contact, property].map((who) => `${who} ${date} ${time}`);
  const start = HOURS.indexOf(visit.time!);
  const times = HOURS.map((_, index) => ({ ...visit, time: HOURS[(start + index) % HOURS.length]! }));
  const free = times.find((at) => listKeys(at).every((key) => !taken.has(key)));
  if (!free) throw new Error(`${visit.contact} is shown too many homes on ${visit.date}`);
  for (const key of listKeys(free)) taken.add(key);
  return free;
}

function createHistory(listing: Listing, { language }: DemoOwner, until: Date): Untold[] {
  const { id, manager, size, status } = listing;
  const openDay = openDayOfOwner(listing, until);
  const random = randomFor(DEMO_SEED, id, 'history');
  const texts = HISTORY_TEXTS[language];
  const shift = random.int(-1, 2);
  const formatDay = (ago: number) =>
    BELGIAN_DAY.format(workday(new Date(until.getTime() - (ago + (ago > shift ? shift : 0)) * DAY)));
  const visit = (ago: number, more: Partial<Untold>): Untold => ({
    property: id,
    date: formatDay(ago),
    time: random.pick(HOURS),
    type: 'visit',
    contact: random.pick(VISITORS),
    subject: texts.visit,
    ...more,
  });
  const isVisited = isOnOffer(status) && status !== 'visits-suspended';
  const feedback = texts.feedback.filter((_, index) => index !== OF_GARDEN || size.garden !== null);
  return [
    ...online(id, texts, formatDay(58)),
    call(id, manager.name, formatDay(57), texts, 0),
    ...[50, 43, 36, 29, 24, 17, 12, 8, 3]
      .filter(() => random.chance(0.7))
      .map((ago) => visit(ago, { comment: random.pick(feedback), status: texts.done })),
    call(id, manager.name, formatDay(27), texts, 1),
    call(id, manager.name, formatDay(6), texts, 2),
    ...(isVisited ? [visit(-2, { status: texts.agreed }), visit(-4, { status: texts.agreed })] : []),
    ...(openDay
      ? [
          {
            property: id,
            date: openDay.day,
            time: openDay.slot,
            type: 'open-day' as const,
            subject: texts.openDay,
          },
        ]
      : []),
  ];
}

/** When the home of an owner is open to whoever comes; undefined: it is not. */
export function openDayOfOwner(
  { id, status }: Pick<Listing, 'id' | 'status'>,
  until: Date,
): { day: string; slot: string } | undefined {
  if (!isOnOffer(status) || status === 'visits-suspended' || id % 2 !== 0) return undefined;
  const day = BELGIAN_DAY.format(workday(new Date(until.getTime() + 9 * DAY)));
  return { day, slot: '10:00-12:00' };
}

const isOnOffer = (status: Listing['status']): boolean => status !== 'sold' && status !== 'rented';

/** Nobody is shown around on a Sunday. */
const workday = (day: Date): Date => (day.getUTCDay() === SUNDAY ? new Date(day.getTime() + DAY) : day);

const online = (property: number, texts: HistoryTexts, date: string): Untold[] =>
  PORTALS.map((portal) => ({
    property,
    date,
    type: 'online',
    subject: portal,
    status: texts.published,
    link: `https://www.${portal.toLowerCase()}.be/`,
  }));

const call = (
  property: number,
  contact: string,
  date: string,
  texts: HistoryTexts,
  index: 0 | 1 | 2,
): Untold => ({
  property,
  date,
  type: 'communication',
  contact,
  ...texts.calls[index],
  status: texts.done,
});
