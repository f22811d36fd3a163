import { createHash } from 'node:crypto';
import type { RequestHandler, Request, Response } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import type { ThirdPartyOrigins } from '../../contract/origins.ts';
import type { PagePermissions, PagePolicies } from '../pages/send-rendered.ts';
import type { PageSources } from '../releases/page-sources.ts';

/** Where browsers send what the content security policy kept them from. */
export const CSP_REPORTS = '/csp-reports';
/** Name of that address in the policy. */
export const CSP_GROUP = 'csp';

export interface SecurityOptions {
  development: boolean;
  /** The site is reached by https. */
  secure: boolean;
}

/** Allows an inline script or style by its text. */
const byHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows inline scripts and styles that carry a nonce. */
export const byNonce = (nonce: string): string => `'nonce-${nonce}'`;

/** Style of pages without shell (`plain-page.ts`). */
export const PLAIN_STYLE =
  'body{font:18px/1.6 Georgia,serif;background:#faf8f4;color:#17211d;max-width:36em;margin:18vh auto;padding:0 24px}';

/** What answers that are no page use of other origins. */
const NOTHING: ThirdPartyOrigins = { scripts: [], connections: [], images: [], frames: [] };

/** Security headers of every answer; pages have those of `pagePolicies` besides. */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: options.secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const policy = contentSecurityPolicy(options, NOTHING, { styles: [byHash(PLAIN_STYLE)] });
  return (request, response, next) =>
    headers(request, response, (error?: unknown) => (error ? next(error) : policy(request, response, next)));
}

/**
 * Scripts come from this site or from a third party that the site has configured; inline ones, and inline styles, are those that are named,
 * by hash or nonce. No markup has a style attribute; scripts set styles through the object model, which no
 * policy forbids. Films come from this site and from `films`.
 */
export function contentSecurityPolicy(
  { development, secure }: SecurityOptions,
  sources: ThirdPartyOrigins,
  {
    scripts = [],
    styles = [],
    films = [],
  }: {
    scripts?: readonly string[];
    styles?: readonly string[];
    films?: readonly string[];
  } = {},
): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts, ...sources.scripts],
      styleSrc: ["'self'", ...styles],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'data:', ...sources.images],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...sources.connections],
      frameSrc: ["'self'", ...sources.frames],
      mediaSrc: ["'self'", ...films],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      reportUri: [CSP_REPORTS],
      reportTo: [CSP_GROUP],
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
  });
}

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
