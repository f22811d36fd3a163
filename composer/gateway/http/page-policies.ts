import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { PagePermissions, PagePolicies } from '../pages/send-rendered.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import type { PageSources } from '../releases/page-sources.ts';
import { byHash, contentSecurityPolicy } from './security.ts';
import type { SecurityOptions } from './security.ts';

type Send = (request: Request, response: Response) => void;

/** Policies that are kept for a set of releases: pages of one kind have the same inline scripts and the same style. */
const MOST_POLICIES = 100;

/** Policies are made once for the sources and scripts of a set of releases and forgotten with them. */
export function pagePolicies(options: SecurityOptions): PagePolicies {
  const made = new WeakMap<PageSources, LRUCache<string, Send>>();
  return (request, response, permissions) => {
    const { sources, inlineScripts, inlineStyle, films } = permissions;
    const ofSources = made.get(sources) ?? new LRUCache<string, Send>({ max: MOST_POLICIES });
    made.set(sources, ofSources);
    const key =
      JSON.stringify([inlineScripts, films]) + (inlineStyle === undefined ? '' : `<style>${inlineStyle}`);
    const send = ofSources.get(key) ?? policiesFor(permissions, options);
    ofSources.set(key, send);
    send(request, response);
  };
}

function policiesFor(
  { sources, inlineScripts, inlineStyle, films }: PagePermissions,
  options: SecurityOptions,
): Send {
  const content = contentSecurityPolicy(options, sources, {
    scripts: inlineScripts.map(byHash),
    styles: inlineStyle === undefined ? [] : [byHash(inlineStyle)],
    films,
  });
  const permissions = permissionsPolicy(sources.embeddedFrames);
  return (request, response) => {
    content(request, response, throwIfAny);
    permissions(request, response, throwIfAny);
  };
}

function throwIfAny(error?: unknown) {
  if (error) throw error;
}
