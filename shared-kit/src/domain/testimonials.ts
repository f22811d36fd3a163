/** Why a testimonial may be refused or taken back (product V40). Criticism is no reason. */
export const REFUSAL_REASONS = ['insult', 'stranger', 'withdrawn'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Characters that the explanation of a refusal may have. */
export const LONGEST_NOTE = 1_000;

/** `GET` with the token of the mail to the agency: the picture that came with a testimonial. */
export const TESTIMONIAL_PICTURE_PATH = '/api/testimonials/picture';
