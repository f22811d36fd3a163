import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { permissionsPolicy } from './permissions-policy.ts';
import type { PageSources } from '../releases/page-sources.ts';
import { byHash, contentSecurityPolicy } from './security.ts';
import type { SecurityOptions } from './security.ts';

/** What a page may load and run. */
interface PagePermissions {
  /** Origins outside the site. */
  sources: PageSources;
  /** Texts of the inline scripts. */
  inlineScripts: readonly string[];
  /** Origins of films, besides the site. */
  films: readonly string[];
  /** Text of the style element, which each page has its own of. */
  inlineStyle?: string | undefined;
}

/** Tells the browser of a page what it may load and do. */
export type PagePolicies = (request: Request, response: Response, permissions: PagePermissions) => void;

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
