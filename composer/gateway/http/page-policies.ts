import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { PagePermissions, PagePolicies } from '../pages/send-rendered.ts';
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
  { sources, inlineScripts, inlineStyle, importMap, films }: PagePermissions,
  options: SecurityOptions,
): Send {
  const content = contentSecurityPolicy(options, sources, {
    scripts: [...inlineScripts, ...(importMap === undefined ? [] : [importMap])].map(byHash),
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

/** What no page of the site uses, and no script or frame in it may either. Names that Chromium knows: it warns of others. */
const DENIED = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'gamepad',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
];
/** What films and tours need in their frame: the player's `allow` gives it to them, and the policy of contents says which frames there are. */
const OF_EMBEDS = [
  'accelerometer',
  'autoplay',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'picture-in-picture',
  'xr-spatial-tracking',
];

/**
 * Tells browsers which of their features a page and its frames may use; `embeds` are the origins of films and tours. They are not named once
 * more for each feature: 8 KB in every answer.
 */
export function permissionsPolicy(embeds: readonly string[]): RequestHandler {
  const sources = embeds.length > 0 ? '*' : '(self)';
  const policy = [
    ...DENIED.map((feature) => `${feature}=()`),
    ...OF_EMBEDS.map((feature) => `${feature}=${sources}`),
    'clipboard-write=(self)',
  ].join(', ');
  return (_request, response, next) => {
    response.setHeader('permissions-policy', policy);
    next();
  };
}
