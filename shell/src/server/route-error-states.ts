import { isRouteErrorResponse } from 'react-router';
import type { RouteErrorState } from 'composer/contract';

/** Errors of loaders for the browser: a status and a code; the message and stack of a fault stay on the server. */
export function routeErrorStates(
  errors: Record<string, unknown> | null,
): Record<string, RouteErrorState> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, data: error.data }
        : { status: 500, data: { code: 'fault' } },
    ]),
  );
}
