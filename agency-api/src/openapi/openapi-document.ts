import * as z from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { operations } from 'shared-kit/contracts/api/operations';
import './component-names.ts';
import { mediaPaths } from './media-paths.ts';
import { problemResponses } from './problem-responses.ts';

interface Operation {
  path: string;
  summary: string;
  params?: z.ZodObject;
  query: z.ZodObject;
  response: z.ZodType;
}

/** The public API as OpenAPI 3.1, from the same schemas that validate it (architecture: "Contracts"). */
export function openApiDocument() {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Façade agency API',
        version: '1.0.0',
        description: 'Reads of the public website: frame, content, listings, properties and pictures.',
      },
      paths: { ...operationPaths(), ...mediaPaths },
    },
    { override: showWhatIsAccepted },
  );
}

function operationPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [operation.path, { get: describe(id, operation) }]),
  );
}

function describe(
  operationId: string,
  { summary, params, query, response }: Operation,
): ZodOpenApiOperationObject {
  return {
    operationId,
    summary,
    requestParams: { ...(params && { path: params }), query },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: response } } },
      ...problemResponses(params ? [404, 422] : [422]),
    },
  };
}

/** A coerced value is described by what it must become: the number's own limits, not "any number". */
const showWhatIsAccepted: CreateDocumentOptions['override'] = ({ zodSchema, jsonSchema, io }) => {
  const { def } = zodSchema._zod;
  if (io !== 'input' || def.type !== 'pipe') return;
  const accepted = z.toJSONSchema((def as z.core.$ZodPipeDef).out, { io });
  delete accepted.$schema;
  Object.assign(jsonSchema, accepted);
};
