import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { problemResponses } from './problem-responses.ts';

const challengeSchema = z.object({ parameters: z.looseObject({}), signature: z.string() });

/** The captcha's challenge: the widget asks for it by itself, so that it is no operation of the typed client. */
export const captchaPath: ZodOpenApiPathsObject = {
  '/api/forms/captcha': {
    get: {
      operationId: 'getCaptcha',
      summary: 'A challenge for the altcha widget, to be solved within 20 minutes and used once',
      responses: {
        200: {
          description: 'A signed challenge',
          content: { 'application/json': { schema: challengeSchema } },
        },
        ...problemResponses([]),
      },
    },
  },
};
