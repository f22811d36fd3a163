import express, { type Request, type Response, type Router } from 'express';
import type { Commands } from 'shared-kit/contracts/api/commands';
import type * as z from 'zod';
import { checkInput } from './operation-route.ts';

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
