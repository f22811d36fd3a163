import { DATA_HEADER } from 'composer/contract';
import express, { type Request, type Response, type Router } from 'express';
import type { Commands } from 'shared-kit/contracts/api/commands';
import type { Operations } from 'shared-kit/contracts/api/operations';
import type { CrawlerOperations } from 'shared-kit/contracts/api/sitemap';
import * as z from 'zod';
import { ApiFault } from './api-fault.ts';
import { fieldProblems, textProblems } from './field-problems.ts';
import { PreparedAnswer } from './prepared-answer.ts';

type Operation = Operations[keyof Operations] | CrawlerOperations[keyof CrawlerOperations];
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
/** The checked input of an operation: path parameters and query together. */
type OperationInput<Of extends Operation> = OutputOf<Of['query']> &
  (Of extends { params: infer Params } ? OutputOf<Params> : unknown);

/** What a handler answers with: a value of the contract, or one that was made ready before. */
type Answer<Of extends Operation> = z.output<Of['response']> | PreparedAnswer<z.output<Of['response']>>;

/** Readers may see an answer this long without asking again, and a stale one while a new one is fetched. */
const CACHE_CONTROL = 'public, max-age=15, stale-while-revalidate=60';

/**
 * Mounts an operation of the contract. Input that breaks its schemas is answered 422 with every wrong field, and the handler is called
 * with checked input only. The answer is JSON with an ETag.
 */
export function serveOperation<Of extends Operation>(
  router: Router,
  operation: Of,
  handle: (input: OperationInput<Of>) => Promise<Answer<Of>> | Answer<Of>,
  cacheControl = CACHE_CONTROL,
): void {
  const inputSchema = createInputSchema(operation);
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  router.get(path, async (request: Request, response: Response) => {
    const input = checkInput(inputSchema, { ...withoutBlanks(request.query), ...request.params });
    const answer = await handle(input as OperationInput<Of>);
    const isOutdated = answer instanceof PreparedAnswer && answer.isOutdated;
    response.set('cache-control', isOutdated ? 'no-store' : cacheControl);
    if (!(answer instanceof PreparedAnswer)) return void response.json(answer);
    if (answer.version !== undefined) response.set(DATA_HEADER, String(answer.version));
    response.set('etag', answer.etag).type('json').send(answer.body);
  });
}

function createInputSchema(operation: Operation): z.ZodObject {
  return 'params' in operation ? operation.query.extend(operation.params.shape) : operation.query;
}

/** Throws `ApiFault` naming every wrong field. */
export function checkInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: Record<string, unknown>,
): z.output<Schema> {
  const problems = textProblems(input);
  const checked = z.safeParse(schema, input);
  if (checked.success && problems.length === 0) return checked.data;
  throw new ApiFault('invalid-input', [
    ...(checked.error ? fieldProblems(checked.error, input) : []).filter(
      ({ field }) => !problems.some((problem) => problem.field === field),
    ),
    ...problems,
  ]);
}

/** An emptied field of a form counts as left out. */
export function withoutBlanks(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

type Command = Commands[keyof Commands];

/** Largest body of a command, in bytes. */
const BODY_LIMIT = 100_000;

/**
 * Mounts a command of the contract: a POST of JSON. A body that breaks its schema is answered 422 with every wrong field;
 * the handler is called with a checked body only. The answer is JSON and never kept.
 */
export function serveCommand<Of extends Command>(
  router: Router,
  { path, body: schema }: Of,
  handle: (
    body: z.output<Of['body']>,
    request: Request,
    response: Response,
  ) => Promise<z.output<Of['response']>>,
): void {
  router.post(path, express.json({ limit: BODY_LIMIT }), async (request, response) => {
    const body = checkInput(schema as unknown as z.ZodType, readFields(request.body));
    const answer = await handle(body as z.output<Of['body']>, request, response);
    response.set('cache-control', 'no-store').json(answer);
  });
}

/** Anything but an object of JSON has no fields: each required one is then named as missing. */
function readFields(body: unknown): Record<string, unknown> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Record<string, unknown>) : {};
}
