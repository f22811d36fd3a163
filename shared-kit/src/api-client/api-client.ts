import type { OperationId } from '../contracts/api/operations.ts';
import type { Problem } from '../contracts/api/problem.ts';
import { ApiProblem, ApiUnreachable } from './api-errors.ts';
import { OPERATION_PATHS } from './operation-paths.ts';
import type { OperationRequest, OperationResponse } from './operation-types.ts';
import { operationUrl } from './operation-url.ts';

export { ApiProblem, ApiUnreachable } from './api-errors.ts';
export type {
  OperationParams,
  OperationQuery,
  OperationRequest,
  OperationResponse,
} from './operation-types.ts';

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
   * Asks for an operation of the contract. Throws `ApiProblem` (the API said no), `ApiUnreachable` (no usable answer), or
   * the caller's own abort reason.
   */
  get<Id extends OperationId>(operationId: Id, request: OperationRequest<Id>): Promise<OperationResponse<Id>>;
}

/** The typed client of page loaders, in the browser and on the server. It carries no zod: the API has checked its answer. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, timeoutMs = 10_000, headers } = options;
  const ask = options.fetch ?? ((input, init) => fetch(input, init));

  return {
    async get(operationId, request) {
      const { params, query, signal } = request as UntypedRequest;
      const url = baseUrl + operationUrl(OPERATION_PATHS[operationId], params ?? {}, query);
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await ask(url, {
          headers: { ...headers, accept: 'application/json' },
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (!response.ok) throw new ApiProblem(await readProblem(response));
        return await response.json();
      } catch (error) {
        if (error instanceof ApiProblem || signal?.aborted) throw error;
        throw new ApiUnreachable(url, error);
      }
    },
  };
}

interface UntypedRequest {
  params?: object | undefined;
  query: object;
  signal?: AbortSignal;
}

/** An error page of something in between, such as a proxy, counts as a fault with its status. */
async function readProblem(response: Response): Promise<Problem> {
  if (response.headers.get('content-type')?.includes('problem+json')) return response.json();
  return { type: 'about:blank', title: response.statusText, status: response.status, code: 'fault' };
}
