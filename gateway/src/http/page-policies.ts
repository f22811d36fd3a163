import type { Request, Response } from 'express';
import type { Embeds } from 'shared-kit/contracts/embeds';
import { permissionsPolicy } from './permissions-policy.ts';
import { contentSecurityPolicy } from './security.ts';
import type { SecurityOptions } from './security.ts';

/** Tells the browser of a page what it may load and do, with what the live releases embed. */
export type PagePolicies = (request: Request, response: Response, embeds: Embeds) => void;

/** Policies are made once for a set of releases and forgotten with it. */
export function pagePolicies(options: SecurityOptions): PagePolicies {
  const made = new WeakMap<Embeds, (request: Request, response: Response) => void>();
  return (request, response, embeds) => {
    const send = made.get(embeds) ?? policiesFor(embeds, options);
    made.set(embeds, send);
    send(request, response);
  };
}

function policiesFor(embeds: Embeds, options: SecurityOptions) {
  const content = contentSecurityPolicy(options, embeds);
  const permissions = permissionsPolicy(embeds.frames);
  return (request: Request, response: Response) => {
    content(request, response, throwIfAny);
    permissions(request, response, throwIfAny);
  };
}

function throwIfAny(error?: unknown) {
  if (error) throw error;
}
