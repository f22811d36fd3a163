import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { PICTURE_FORMATS, pictureQuerySchema } from 'shared-kit/contracts/api/picture';
import { languageSchema, pagePathSchema } from 'shared-kit/contracts/api/scalars';
import { problemResponses } from './problem-responses.ts';

const binary = { schema: { type: 'string', format: 'binary' } } as const;
const text = { schema: { type: 'string' } } as const;

/** Pictures, brochures and open days, which are asked by address rather than through the typed client. */
export const mediaPaths: ZodOpenApiPathsObject = {
  '/media/{id}': {
    get: {
      operationId: 'getPicture',
      summary: 'A picture at one of the allowed sizes',
      requestParams: { path: z.object({ id: z.string() }), query: pictureQuerySchema },
      responses: {
        200: {
          description: 'The picture',
          content: Object.fromEntries(PICTURE_FORMATS.map((format) => [`image/${format}`, binary])),
        },
        ...problemResponses([404, 422, 502, 503]),
      },
    },
  },
  '/media/share/{id}.jpg': {
    get: {
      operationId: 'getSharePicture',
      summary: 'A picture as networks show it; with the id "agency" that of the agency',
      requestParams: { path: z.object({ id: z.string() }) },
      responses: {
        200: { description: 'The picture', content: { 'image/jpeg': binary } },
        ...problemResponses([404, 502, 503]),
      },
    },
  },
  '/media/qr.svg': {
    get: {
      operationId: 'getQrCode',
      summary: 'QR code of the absolute address of a page',
      requestParams: { query: z.object({ path: pagePathSchema }) },
      responses: {
        200: { description: 'The code', content: { 'image/svg+xml': text } },
        ...problemResponses([422]),
      },
    },
  },
  '/api/properties/{id}/brochure.pdf': {
    get: {
      operationId: 'getBrochure',
      summary: 'The brochure of a property, on two pages',
      requestParams: {
        path: z.object({ id: z.number().int() }),
        query: z.object({ lang: languageSchema }),
      },
      responses: {
        200: { description: 'The brochure', content: { 'application/pdf': binary } },
        ...problemResponses([404, 410, 422, 503]),
      },
    },
  },
  '/api/properties/{id}/open-days/{start}.ics': {
    get: {
      operationId: 'getOpenDay',
      summary: 'An open day of a property, for calendars',
      requestParams: {
        path: z.object({ id: z.number().int(), start: z.string() }),
        query: z.object({ lang: languageSchema }),
      },
      responses: {
        200: { description: 'The open day', content: { 'text/calendar': text } },
        ...problemResponses([404, 410, 422]),
      },
    },
  },
  '/images/epc/{region}/{label}.png': {
    get: {
      operationId: 'getEnergyPicture',
      summary: 'The energy scale of a region with a label marked',
      requestParams: { path: z.object({ region: z.string(), label: z.string() }) },
      responses: {
        200: { description: 'The scale', content: { 'image/png': binary } },
        ...problemResponses([404]),
      },
    },
  },
};
