import { data } from 'react-router';
import { isApiProblem, isApiUnreachable } from 'shared-kit/api-client';
import type { PageErrorProps } from 'shared-kit/contracts/page';
import { isTooSlow } from './limited.ts';

/**
 * What a loader throws, as react-router carries it from the server to the browser: a status and a code, nothing else.
 * Redirects and aborts pass through.
 */
export function asRouteFault(error: unknown): unknown {
  if (error instanceof Response || isAbort(error)) return error;
  if (isApiProblem(error)) return fault(error.status, error.code);
  if (isApiUnreachable(error) || isTooSlow(error)) return fault(503, 'unavailable');
  return isFault(error) ? error : fault(500, 'fault');
}

/** Ends a loader with a status and a code that an error page understands. */
export const fault = (status: number, code: PageErrorProps['code']) => data({ code }, { status });

/** Whether somebody must look into it: not what the API says no to, nor a visitor who left. */
export const isUnexpected = (error: unknown) =>
  !(error instanceof Response || isFault(error)) &&
  !(isApiProblem(error) && error.status < 500) &&
  !isAbort(error);

/** A file of code did not come, as webpack says it. */
export const isMissingChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const isFault = (error: unknown) =>
  typeof error === 'object' && error !== null && 'init' in error && 'data' in error;
