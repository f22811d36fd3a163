import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import { crawlerOperations } from 'shared-kit/contracts/api/sitemap';
import * as z from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { captchaPath, uploadPaths } from './form-paths.ts';
import './component-names.ts';
import { mediaPaths } from './media-paths.ts';
import { officePaths } from './office-paths.ts';
import { problemResponses } from './problem-responses.ts';

interface Operation {
  path: string;
  summary: string;
  params?: z.ZodObject;
  query: z.ZodObject;
  response: z.ZodType;
}

/** The public API as OpenAPI 3.1, from the same schemas that validate it. */
export function openApiDocument() {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Façade agency API',
        version: '1.0.0',
        description:
          'The public website: frame, content, listings, properties, projects, pictures and forms, and what programs of the agency send.',
      },
      paths: {
        ...withCommands(operationPaths()),
        ...captchaPath,
        ...uploadPaths,
        ...mediaPaths,
        ...officePaths,
      },
      components: { securitySchemes: { officeToken: { type: 'http', scheme: 'bearer' } } },
    },
    { override: showWhatIsAccepted },
  );
}

function operationPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    Object.entries({ ...operations, ...crawlerOperations }).map(([id, operation]) => [
      operation.path,
      { get: describe(id, operation) },
    ]),
  );
}

/** A command may have the path of what it changes. */
function withCommands(paths: ZodOpenApiPathsObject): ZodOpenApiPathsObject {
  const described = Object.entries(commands).map(([id, command]) => [
    command.path,
    { ...paths[command.path], post: describeCommand(id, command) },
  ]);
  return { ...paths, ...Object.fromEntries(described) };
}

function describeCommand(
  operationId: string,
  { summary, body, response }: (typeof commands)[keyof typeof commands],
): ZodOpenApiOperationObject {
  return {
    operationId,
    summary,
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: {
      200: { description: summary, content: { 'application/json': { schema: response } } },
      ...problemResponses([403, 422, 429]),
    },
  };
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

/** The document as it is served and kept in `docs/openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
