import type { CommandId } from '../contracts/api/commands.ts';
import type { OperationId } from '../contracts/api/operations.ts';
import type { Problem } from '../contracts/api/problem.ts';
import { ApiProblem, ApiUnreachable, isApiProblem } from './api-errors.ts';
import { COMMAND_PATHS, OPERATION_PATHS, operationUrl } from './operation-url.ts';
import type { CommandBody, CommandResponse, OperationRequest, OperationResponse } from './operation-types.ts';
import { PRIVATE_OPERATIONS } from './private-operations.ts';

export { ApiProblem, ApiUnreachable, isApiProblem, isApiUnreachable } from './api-errors.ts';
export type { CommandBody, OperationQuery, OperationResponse } from './operation-types.ts';

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
