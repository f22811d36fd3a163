import type * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import {
  OFFICE_LISTING_PATH,
  officeChangeSchema,
  officeListingBodySchema,
  officeListingIdSchema,
  officeSentSchema,
  officeWithdrawalQuerySchema,
} from 'shared-kit/contracts/api/office';
import { problemResponses } from './problem-responses.ts';

const answer = (description: string, schema: z.ZodType) => ({
  200: { description, content: { 'application/json': { schema } } },
  ...problemResponses([401, 404, 409, 422]),
});

/** What the agency's own programs may do, with the token of the setting OFFICE_TOKEN. */
export const officePaths: ZodOpenApiPathsObject = {
  [OFFICE_LISTING_PATH]: {
    put: {
      operationId: 'sendListing',
      summary: 'Replaces the records of one listing in all languages, checked as those of a feed',
      security: [{ officeToken: [] }],
      requestParams: { path: officeListingIdSchema },
      requestBody: { required: true, content: { 'application/json': { schema: officeListingBodySchema } } },
      responses: answer('It is visible', officeSentSchema),
    },
    delete: {
      operationId: 'withdrawListing',
      summary: 'Withdraws one listing in every language',
      security: [{ officeToken: [] }],
      requestParams: { path: officeListingIdSchema, query: officeWithdrawalQuerySchema },
      responses: answer('It is withdrawn', officeChangeSchema),
    },
  },
};
