import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ThirdPartyOrigins } from '../../contract/third-parties.ts';

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
export const byHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
