import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import { RENT } from 'shared-kit/domain/goal';
import { projectById } from '../projects/demo-projects.ts';
import type { Slot } from '../portfolio.ts';
import type { Random } from 'shared-kit/domain/seeded-random';

/** Ribbons by number; the site does not interpret the exporter's numbers (product L4). 0 is none. */
export const MARQUEE = {
  none: 0,
  new: 1,
  priceDrop: 2,
  underOffer: 3,
  underOption: 4,
  sold: 5,
  rented: 6,
  reserved: 7,
  visitsSuspended: 8,
  exclusive: 9,
  favourite: 10,
  newBuild: 11,
  lastUnit: 12,
  offersFrom: 13,
  takeover: 14,
  openHouse: 15,
  annuity: 16,
  holidayHome: 17,
  /** The ribbon that the demo configuration treats as discreet. */
  discreet: 18,
} as const;

export type Marquee = (typeof MARQUEE)[keyof typeof MARQUEE];

const OF_STATUS: Record<ListingStatus, Marquee> = {
  new: MARQUEE.new,
  'price-drop': MARQUEE.priceDrop,
  'under-offer': MARQUEE.underOffer,
  'under-option': MARQUEE.underOption,
  sold: MARQUEE.sold,
  rented: MARQUEE.rented,
  reserved: MARQUEE.reserved,
  'visits-suspended': MARQUEE.visitsSuspended,
  'for-takeover': MARQUEE.takeover,
};

/** From this share of sold units on, those left are advertised as the last ones. */
const NEARLY_SOLD = 0.6;

const isNearlySold = (projectId: number) => projectById(projectId).soldShare >= NEARLY_SOLD;

interface MarqueeRequest {
  slot: Slot;
  status: ListingStatus | null;
  annuity: boolean;
  discreet: boolean;
  holidayRegion: boolean;
  offersFrom: boolean;
  random: Random;
}

/** The ribbon repeats the status, or, without one, advertises some listings. */
export function chooseMarquee(request: MarqueeRequest): Marquee {
  const { slot, status, random } = request;
  if (status) return OF_STATUS[status];
  if (request.discreet) return MARQUEE.discreet;
  if (request.annuity) return MARQUEE.annuity;
  if (request.offersFrom) return MARQUEE.offersFrom;
  if (slot.unit) return isNearlySold(slot.unit.projectId) ? MARQUEE.lastUnit : MARQUEE.newBuild;
  if (request.holidayRegion && random.chance(0.5)) return MARQUEE.holidayHome;
  if (slot.goal === RENT) return MARQUEE.none;
  return random.weighted([
    [MARQUEE.none, 78], [MARQUEE.exclusive, 10], [MARQUEE.favourite, 8], [MARQUEE.openHouse, 4],
  ]); // prettier-ignore
}
