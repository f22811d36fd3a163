import { data } from 'react-router';
import { describeThrown } from '../../contract/thrown.ts';

/** What the code of a page threw, as far as pages tell it apart: made of plain data, nothing of the value itself is in it. */
interface LoadFault {
  /** For react-router, which carries it from the server to the browser: a redirect, an abort, or a status and a code. */
  thrown: unknown;
  /** Whether somebody must look into it: not what the API says no to, nor a visitor who left. */
  isUnexpected: boolean;
}

/**
 * Never throws, whatever was thrown: react-router reads what it is given without care. What a client of the API throws is known by its name:
 * `ApiProblem` with the `status` and the `code` of an answer, `ApiUnreachable` without one.
 */
export function loadFault(error: unknown): LoadFault {
  const chosen = attempt(() => chosenAnswer(error));
  if (chosen) return { thrown: chosen, isUnexpected: false };
  const { name, status, code } = describeThrown(error);
  if (name === 'ApiProblem' && status !== undefined && isErrorStatus(status))
    return { thrown: fault(status, readCode(code), status >= 500), isUnexpected: status >= 500 };
  const isAway = name === 'ApiUnreachable';
  if (isAway || name === 'TooSlow') return { thrown: fault(503, 'unavailable', isAway), isUnexpected: true };
  return { thrown: fault(500, 'fault'), isUnexpected: true };
}

/** `loadFault` where everything that is unexpected has been told already. */
export const asRouteFault = (error: unknown): unknown => loadFault(error).thrown;

/** What an error page of the shell knows. */
export interface RouteFault {
  /** Of an answer of the API its own code. */
  code: string;
  /** Whether the API is at fault, which the page says. */
  isOfApi?: boolean;
}

/** Ends a loader with a status and a code that an error page understands. */
export const fault = (status: number, code: string, isOfApi = false) =>
  data<RouteFault>({ code, ...(isOfApi && { isOfApi }) }, { status });

/** A file of code did not come, as webpack says it. */
export const isMissingChunk = (error: unknown) => describeThrown(error).name === 'ChunkLoadError';

/** What code throws on purpose, made anew; throws where it only looks like that. */
function chosenAnswer(error: unknown): unknown {
  if (error instanceof Response) return toAnswer(error);
  if (error instanceof DOMException && error.name === 'AbortError')
    return new DOMException('The work was given up', 'AbortError');
  if (typeof error !== 'object' || error === null || !('init' in error && 'data' in error)) return undefined;
  const { status } = error.init as { status: number };
  // What goes along for the error page is sent as JSON anyway.
  return isErrorStatus(status) ? data(JSON.parse(JSON.stringify(error.data)), { status }) : undefined;
}

/** A redirect; any other answer is an error page of its status. */
function toAnswer({ status, headers }: Response): unknown {
  if (status >= 300 && status < 400) return new Response(null, { status, headers: new Headers(headers) });
  return fault(isErrorStatus(status) ? status : 500, 'fault');
}

const isErrorStatus = (status: number) => Number.isInteger(status) && status >= 400 && status < 600;

const readCode = (code: unknown): string => (typeof code === 'string' ? code : 'fault');

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
