import * as z from 'zod/mini';
import { PICTURE_TYPES } from '../../../domain/uploaded-file.ts';
import { fieldsSchema } from './fields-schema.ts';
import { files, email, optionalLine, privacy, REQUIRED, requiredLine, requiredText } from './form-fields.ts';

/** Longest testimonial, in characters: more is no testimonial but a letter. */
const LONGEST_TESTIMONIAL = 2_000;

const WEB_ADDRESS = /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/i;

/** What looks like an address may still be none: `https://example.be:99999`. */
const isWebAddress = (text: string) => WEB_ADDRESS.test(text) && URL.canParse(text);

/** Fields of `POST /api/forms/testimonial` (product V40). */
export const testimonialFields = fieldsSchema(
  {
    name: requiredLine(80),
    text: requiredText(LONGEST_TESTIMONIAL),
    /** The writer's own site; `website` is the trap for robots. */
    webAddress: optionalLine(200),
    about: optionalLine(120),
    email: email(),
    picture: files({ most: 1, types: PICTURE_TYPES }),
    /** Consent to being published. */
    publish: z.literal(true, { error: REQUIRED }),
    privacy: privacy(),
  },
  [
    {
      path: 'webAddress',
      message: 'an http(s) address',
      holds: ({ webAddress }) => !webAddress?.trim() || isWebAddress(webAddress.trim()),
    },
  ],
);
export type TestimonialFields = z.output<typeof testimonialFields>;
