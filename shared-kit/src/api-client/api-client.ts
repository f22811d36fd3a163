import type * as z from 'zod';
import { describeThrown } from 'composer/thrown';
import type { CommandId, Commands } from '../contracts/api/commands.ts';
import type { OperationId, Operations } from '../contracts/api/operations.ts';
import type { Problem, ProblemCode } from '../contracts/api/problem.ts';
import { COMMAND_PATHS, OPERATION_PATHS, operationUrl, PRIVATE_OPERATIONS } from './operation-url.ts';

export interface ApiClientOptions {
  /** Origin of the API without trailing slash; empty in the browser, where the gateway proxies `/api`. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** Milliseconds until `ApiUnreachable`, body included. */
  timeoutMs?: number;
  /** Sent with each request, e.g. the request id on the server. */
  headers?: Readonly<Record<string, string>>;
}

export interface ApiClient {
  /**
   * Calls a read operation of the contract. Throws `ApiProblem` (an error response), `ApiUnreachable` (no usable response), or
   * the caller's own abort reason.
   */
  get<Id extends OperationId>(operationId: Id, request: OperationRequest<Id>): Promise<OperationResponse<Id>>;
  /** Sends a command of the contract; throws as `get` does. Never retries: that is up to the caller. */
  send<Id extends CommandId>(
    commandId: Id,
    request: { body: CommandBody<Id>; signal?: AbortSignal },
  ): Promise<CommandResponse<Id>>;
}

/** The typed client of page loaders, in the browser and on the server. Without zod: the API has validated its response. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, timeoutMs = 10_000, headers } = options;
  const ask = options.fetch ?? ((input, init) => fetch(input, init));

  async function fetchAnswer(url: string, init: RequestInit, signal: AbortSignal | undefined) {
    // Not AbortSignal.timeout and .any: they would stay in memory long after the request, with all that it references.
    const over = new AbortController();
    const tooLate = () => over.abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError'));
    const leave = () => over.abort(signal?.reason);
    const timer = setTimeout(tooLate, timeoutMs);
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
    try {
      const response = await ask(url, {
        ...init,
        headers: { ...headers, ...init.headers, accept: 'application/json' },
        signal: over.signal,
      });
      if (!response.ok) throw new ApiProblem(await readProblem(response));
      return await response.json();
    } catch (error) {
      if (isApiProblem(error) || signal?.aborted) throw error;
      throw new ApiUnreachable(url, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    get(operationId, request) {
      const { params, query, signal } = request as UntypedRequest;
      const url = baseUrl + operationUrl(OPERATION_PATHS[operationId], params ?? {}, query);
      const credentials = PRIVATE_OPERATIONS.includes(operationId) ? 'same-origin' : 'omit';
      return fetchAnswer(url, { credentials }, signal);
    },
    send(commandId, { body, signal }) {
      const init: RequestInit = {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return fetchAnswer(baseUrl + COMMAND_PATHS[commandId], init, signal);
    },
  };
}

interface UntypedRequest {
  params?: object | undefined;
  query: object;
  signal?: AbortSignal;
}

/** An error page of an intermediary, such as a proxy, becomes a problem with its status. */
async function readProblem(response: Response): Promise<Problem> {
  if (response.headers.get('content-type')?.includes('problem+json')) return response.json();
  return { type: 'about:blank', title: response.statusText, status: response.status, code: 'fault' };
}

/** Response of an operation. */
export type OperationResponse<Id extends OperationId> = z.output<Operations[Id]['response']>;

/**
 * The query as input: with the types after parsing (the input type of a coerced number is `unknown`), where
 * defaults and lists are optional.
 */
export type OperationQuery<Id extends OperationId> = Writable<Operations[Id]['query']>;

/** Values for the `{…}` of the path template; `never` for an operation without any. */
type OperationParams<Id extends OperationId> = Operations[Id] extends {
  params: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : never;

/** Second argument of `get`. A missing or misspelt field fails type checking. */
type OperationRequest<Id extends OperationId> = {
  query: OperationQuery<Id>;
  signal?: AbortSignal;
} & ([OperationParams<Id>] extends [never] ? { params?: undefined } : { params: OperationParams<Id> });

type BodyOf<Command> = Command extends { body: infer Schema extends z.core.$ZodType }
  ? z.input<Schema>
  : never;
type AnswerOf<Command> = Command extends { response: infer Schema extends z.core.$ZodType }
  ? z.output<Schema>
  : unknown;

/** Body of a command as input. */
export type CommandBody<Id extends CommandId> = BodyOf<Commands[Id]>;

/** Response of a command. */
type CommandResponse<Id extends CommandId> = AnswerOf<Commands[Id]>;

type Writable<Schema extends z.ZodType> = Flat<
  Omit<z.output<Schema>, OptionalKey<Schema>> & Partial<Pick<z.output<Schema>, OptionalKey<Schema>>>
>;
type OptionalKey<Schema extends z.ZodType> = {
  [Key in keyof z.output<Schema>]-?: Key extends keyof z.input<Schema>
    ? object extends Pick<z.input<Schema>, Key>
      ? Key
      : never
    : never;
}[keyof z.output<Schema>];
type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The API answered with a problem. `code` is stable and decides what the page shows; `problem.errors` lists invalid fields. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.title}`);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

/** No usable response: network error, timeout, or a body that was cut off or not JSON. A retry may succeed. */
export class ApiUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    super(`No answer from ${url}`, { cause });
    this.name = 'ApiUnreachable';
  }
}

/**
 * Errors are told apart by their name: it is the same in every bundle and every realm, whereas each bundle with this file
 * has a class of its own.
 */
export const isApiProblem = (error: unknown): error is ApiProblem => isNamed(error, 'ApiProblem');

/** Whether the API client got no usable response, whichever bundle the client came from. */
export const isApiUnreachable = (error: unknown): error is ApiUnreachable => isNamed(error, 'ApiUnreachable');

const isNamed = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && describeThrown(error).name === name;
