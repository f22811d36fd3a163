import type { Request, Response, Router } from 'express';
import type { Operations } from 'shared-kit/contracts/api/operations';
import type { CrawlerOperations } from 'shared-kit/contracts/api/sitemap';
import { DATA_HEADER } from 'composer/contract';
import * as z from 'zod';
import { ApiFault } from './api-fault.ts';
import { fieldProblems } from './field-problems.ts';
import { textProblems } from './text-problems.ts';
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
