import { data } from 'react-router';
import type { Problem } from 'shared-kit/contracts/api/problem';
import type { PageErrorProps } from 'shared-kit/contracts/page';

/**
 * What a loader throws, as react-router carries it from the server to the browser: a status and a code, nothing else.
 * Redirects and aborts pass through.
 */
export function asRouteFault(error: unknown): unknown {
  if (error instanceof Response || (error instanceof DOMException && error.name === 'AbortError'))
    return error;
  if (isNamed(error, 'ApiProblem')) return fault(error.status, error.code);
  if (isNamed(error, 'ApiUnreachable') || isNamed(error, 'TooSlow')) return fault(503, 'unavailable');
  return isFault(error) ? error : fault(500, 'fault');
}

/** Ends a loader with a status and a code that an error page understands. */
export const fault = (status: number, code: PageErrorProps['code']) => data({ code }, { status });

/** Whether somebody must look into it: not what the API says no to, nor a visitor who left. */
export const isUnexpected = (error: unknown) =>
  !(error instanceof Response || isFault(error)) &&
  !(isNamed(error, 'ApiProblem') && error.status < 500) &&
  !(error instanceof DOMException && error.name === 'AbortError');

/** By name: a remote that carries the API client throws an error of its own copy of the class. */
const isNamed = (error: unknown, name: string): error is Error & Pick<Problem, 'status' | 'code'> =>
  error instanceof Error && error.name === name;

const isFault = (error: unknown) =>
  typeof error === 'object' && error !== null && 'init' in error && 'data' in error;
