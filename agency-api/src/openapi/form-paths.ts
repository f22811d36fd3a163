import { testimonialReviewQuerySchema } from 'shared-kit/contracts/api/testimonial';
import { uploadedFormSchema, uploadSchema } from 'shared-kit/contracts/api/uploads';
import { TESTIMONIAL_PICTURE_PATH } from 'shared-kit/domain/testimonials';
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

const multipart = (description: string) => ({
  required: true,
  description,
  content: { 'multipart/form-data': { schema: { type: 'object' as const } } },
});
const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Files of visitors, which are no JSON and so no commands of the typed client. */
export const uploadPaths: ZodOpenApiPathsObject = {
  '/api/uploads': {
    post: {
      operationId: 'uploadFile',
      summary: 'Keeps a file of at most 10 MB for a day, until a form claims it by the reference',
      requestBody: multipart('One file: pdf, jpg, png, webp or heic by its content'),
      responses: { 200: json('The reference', uploadSchema), ...problemResponses([403, 422, 429, 503]) },
    },
  },
  '/api/uploads/form': {
    post: {
      operationId: 'uploadForm',
      summary: 'The form of a visitor without scripts, with references instead of its files',
      requestBody: multipart(
        'Fields, and at most 20 files of 10 MB each and 30 MB in all: files beyond that are refused one by one, more than 500 MB as a whole',
      ),
      responses: {
        200: json('The fields; a file that was refused is "refused:<why>/<name>"', uploadedFormSchema),
        ...problemResponses([403, 422, 429, 503]),
      },
    },
  },
  [TESTIMONIAL_PICTURE_PATH]: {
    get: {
      operationId: 'getTestimonialPicture',
      summary: 'The picture that came with a testimonial, for the agency, with the token of its mail',
      requestParams: { query: testimonialReviewQuerySchema },
      responses: {
        200: {
          description: 'The picture',
          content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
        },
        ...problemResponses([404, 422]),
      },
    },
  },
  '/api/uploads/{token}': {
    get: {
      operationId: 'getUpload',
      summary: 'A file of a form by the link of a mail, to be saved',
      requestParams: { path: z.object({ token: z.string() }) },
      responses: {
        200: {
          description: 'The file',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        ...problemResponses([404]),
        410: {
          description: 'The link has expired',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
      },
    },
  },
};
