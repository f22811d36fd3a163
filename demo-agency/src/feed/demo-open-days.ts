import { belgianDate, daysAfter } from 'shared-kit/domain/days';
import { SALE } from 'shared-kit/domain/goal';
import { openDayOfOwner } from './demo-history.ts';
import type { Listing } from './listing.ts';
import { inFour, type Texts } from './texts.ts';

/** When a home is open to whoever comes, in Belgian time. */
export interface DemoOpenDay {
  day: string;
  /** `10:00-12:00` */
  slot: string;
  note: Texts | null;
}

/** By ID of the listing. */
export type DemoOpenDays = ReadonlyMap<number, readonly DemoOpenDay[]>;

const SATURDAY = 6;
const EVERY = 7;
const NOTE = inFour(
  'Sans rendez-vous : sonnez à la porte.',
  'Zonder afspraak: bel gewoon aan.',
  'No appointment needed: just ring the bell.',
  'Ohne Termin: klingeln Sie einfach.',
);

/** The open days of some homes in the weeks after a day: those that the owner portal tells of, and every seventh other house or flat for sale. */
export function demoOpenDays(listings: readonly Listing[], today: Date): DemoOpenDays {
  const saturday = nextSaturday(belgianDate(today));
  return new Map(
    listings.flatMap((listing): [number, DemoOpenDay[]][] => {
      const told = listing.owner ? openDayOfOwner(listing, today) : undefined;
      if (told) return [[listing.id, [{ ...told, note: null }]]];
      const isOpen = !listing.owner && !listing.unit && listing.goal === SALE && isOnOffer(listing);
      if (!isOpen || listing.id % EVERY !== 0) return [];
      const second = { day: daysAfter(saturday, 14), slot: '14:00-16:00', note: null };
      const first = { day: daysAfter(saturday, 7), slot: '10:00-13:00', note: NOTE };
      return [[listing.id, listing.id % 2 === 0 ? [first, second] : [first]]];
    }),
  );
}

const isOnOffer = ({ status, family, marquee, address }: Listing): boolean =>
  (status === null || status === 'new') &&
  ['house', 'flat'].includes(family) &&
  marquee !== 18 &&
  address.published;

/** The one after the day, which may be a Saturday itself. */
function nextSaturday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, (SATURDAY - weekday + 7) % 7 || 7);
}
