import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { problemSchema } from 'shared-kit/contracts/api/problem';

const MEANINGS = {
  401: 'Without the token of the agency',
  403: 'Sent by a page of another site',
  404: 'There is no such thing',
  409: 'Not now: `code` says why',
  410: 'The property has been withdrawn',
  422: 'Bad input: `errors` names each field and rule',
  429: 'Too often: `Retry-After` says when to come back',
  502: 'The original of the picture cannot be had',
  503: 'Too much to do at once: ask again',
} as const;

/** The problems that an operation may answer with, besides faults and limits, which any may. */
export function problemResponses(statuses: readonly (keyof typeof MEANINGS)[]): ZodOpenApiResponsesObject {
  const content = { 'application/problem+json': { schema: problemSchema } };
  return {
    ...Object.fromEntries(statuses.map((status) => [status, { description: MEANINGS[status], content }])),
    default: { description: 'A fault or a limit', content },
  };
}
