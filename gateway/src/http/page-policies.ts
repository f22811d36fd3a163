import type { Request, Response } from 'express';
import { permissionsPolicy } from './permissions-policy.ts';
import type { PageSources } from '../releases/page-sources.ts';
import { contentSecurityPolicy } from './security.ts';
import type { SecurityOptions } from './security.ts';

/** Tells the browser of a page what it may load and do, with the origins that the page may use. */
export type PagePolicies = (request: Request, response: Response, sources: PageSources) => void;

/** Policies are made once for the sources of a set of releases and forgotten with them. */
export function pagePolicies(options: SecurityOptions): PagePolicies {
  const made = new WeakMap<PageSources, (request: Request, response: Response) => void>();
  return (request, response, sources) => {
    const send = made.get(sources) ?? policiesFor(sources, options);
    made.set(sources, send);
    send(request, response);
  };
}

function policiesFor(sources: PageSources, options: SecurityOptions) {
  const content = contentSecurityPolicy(options, sources);
  const permissions = permissionsPolicy(sources.embeddedFrames);
  return (request: Request, response: Response) => {
    content(request, response, throwIfAny);
    permissions(request, response, throwIfAny);
  };
}

function throwIfAny(error?: unknown) {
  if (error) throw error;
}
