import { isSale } from './goal.ts';

/** How an agency takes offers by its site (product V41). */
interface OfferTerms {
  /** Anybody may make an offer; otherwise whom the agency sent a link. */
  isOpen: boolean;
  /** Of the price, paid in advance once the offer is accepted, in percent. */
  advancePercent: number;
  /** The same for a unit of a project, which is bought off plan. */
  advancePercentOffPlan: number;
  /** Account for clients' money, which the advance goes to; null: it is named later. */
  account: string | null;
}

/** Terms where configuration says nothing (product G2). */
export const DEFAULT_OFFER_TERMS: OfferTerms = {
  isOpen: true,
  advancePercent: 10,
  advancePercentOffPlan: 5,
  account: null,
};

/** The amount that was written, which may have separators: "275.000", "275 000"; NaN for any other text. */
export function offeredAmount(text: string): number {
  return /^\d{1,3}(?:[.\s]?\d{3})*$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : NaN;
}

/** Percent of the price that is paid in advance. */
export function advancePercent(terms: OfferTerms, isOffPlan: boolean): number {
  return isOffPlan ? terms.advancePercentOffPlan : terms.advancePercent;
}

/** The advance, in euro and cents. */
export const computeAdvance = (amount: number, percent: number): number => Math.round(amount * percent) / 100;

/** What an invitation is good for, as its token says: nobody has checked its signature here. Undefined for any other text. */
export function invitationIn(token: string): { propertyId: number; lastDay: string } | undefined {
  const [, id, year, month, day] = /^(\d{1,9})-(\d{4})(\d\d)(\d\d)\.[\w-]+$/.exec(token) ?? [];
  return id === undefined ? undefined : { propertyId: Number(id), lastDay: `${year}-${month}-${day}` };
}

/** Whether one may make an offer for a home that is still to be had: a life annuity has no price to offer, but a bouquet and a rent. */
export const takesOffers = ({ goal, annuity }: { goal: number; annuity: object | null }): boolean =>
  isSale(goal) && annuity === null;
