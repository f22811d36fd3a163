import type { CurrentListings } from '../current-listings.ts';
import { AnswerCache } from './answer-cache.ts';

/** All answers of the demo site in four languages take a third of it. */
const MAX_BYTES = 96 * 1024 ** 2;

/** The answers that are made from listings. */
export const preparedAnswers = (listings: Pick<CurrentListings, 'now'>): AnswerCache =>
  new AnswerCache({ now: () => listings.now(), maxBytes: MAX_BYTES });
