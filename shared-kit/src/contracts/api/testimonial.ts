import * as z from 'zod';
import { LONGEST_NOTE, REFUSAL_REASONS } from '../../domain/testimonials.ts';
import { languageSchema } from './scalars.ts';

const TESTIMONIAL_STATES = ['waiting', 'published', 'refused'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

/** Whether a testimonial has a picture, and whether the site shows it. */
const TESTIMONIAL_PICTURES = ['none', 'private', 'public'] as const;

const token = z.string().min(1).max(200);

/** What the agency decided, and when. */
const testimonialDecisionSchema = z.object({
  decision: z.enum(['publish', 'refuse']),
  reason: z.enum(REFUSAL_REASONS).nullable(),
  note: z.string(),
  at: z.string(),
});
export type TestimonialDecision = z.output<typeof testimonialDecisionSchema>;

/** Query of `GET /api/testimonials/review` and of the picture: the token of the mail to the agency. */
export const testimonialReviewQuerySchema = z.object({ token });

/** A testimonial as the agency reads it before it decides. */
export const testimonialReviewSchema = z.object({
  name: z.string(),
  text: z.string(),
  webAddress: z.string(),
  about: z.string(),
  language: languageSchema,
  picture: z.enum(TESTIMONIAL_PICTURES),
  state: z.enum(TESTIMONIAL_STATES),
  decisions: z.array(testimonialDecisionSchema),
});
export type TestimonialReview = z.output<typeof testimonialReviewSchema>;

/** Body of `POST /api/testimonials/decision`. A refusal says why, in a word and in a sentence. */
export const testimonialDecisionBodySchema = z
  .strictObject({
    token,
    decision: z.enum(['publish', 'refuse']),
    /** Whether the site shows its picture too. */
    withPicture: z.boolean().default(true),
    reason: z.enum(REFUSAL_REASONS).optional(),
    note: z
      .string()
      .trim()
      .max(LONGEST_NOTE)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)
      .default(''),
  })
  .refine(({ decision, reason }) => decision === 'publish' || reason !== undefined, {
    path: ['reason'],
    error: 'required',
  })
  .refine(({ decision, note }) => decision === 'publish' || note !== '', {
    path: ['note'],
    error: 'required',
  });
