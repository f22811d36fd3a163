import * as z from 'zod';
import { FEED_ENCODINGS } from '../decode-feed.ts';

/** A line of the API's response to an import, as JSON. The last one says whether it was loaded. */
export const answerLineSchema = z.union([
  z.object({ done: z.string() }),
  z.object({ problem: z.string() }),
  z.object({ isLoaded: z.boolean() }),
]);
export type AnswerLine = z.output<typeof answerLineSchema>;

const flag = z.stringbool().default(false);

/** The options of an import, as query of the request. */
export const importQuerySchema = z.strictObject({
  encoding: z.enum(FEED_ENCODINGS).default('utf-8'),
  skipInvalid: flag,
  keepAbsent: flag,
  allowEmpty: flag,
  allowShrink: flag,
  placeholder: flag,
});

export const FEED_PATH = '/feeds';
export const CONTENT_PATH = '/content';
export const PROOF_PATH = '/proof';
