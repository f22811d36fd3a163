import * as z from 'zod';

/** One invalid field: its path, the rule that it violates, and the key of the message for the visitor. */
const fieldProblemSchema = z.object({ field: z.string(), rule: z.string(), messageKey: z.string() });

/** RFC 9457 problem of the API. `code` is stable; texts are not. Never contains a stack trace. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum([
    'invalid-input',
    'not-found',
    'property-not-found',
    'property-withdrawn',
    'property-sold',
    'property-rented',
    'picture-not-found',
    'sign-in-failed',
    'sign-in-required',
    'foreign-origin',
    'office-token-required',
    'import-under-way',
    'withdraws-too-many',
    'placeholder-data',
    'too-many-requests',
    'upload-impossible',
    'unavailable',
    'fault',
  ]),
  errors: z.array(fieldProblemSchema).optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
export type ProblemCode = Problem['code'];
