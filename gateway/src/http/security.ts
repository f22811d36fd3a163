import { createHash, randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { ThirdPartyOrigins } from 'shared-kit/contracts/third-parties';
import { CSP_GROUP, CSP_REPORTS } from './csp-reports.ts';

/** Nonce of this response's scripts. */
export const cspNonce = (response: Response): string => response.locals.cspNonce;

export const nonce: RequestHandler = (_request, response, next) => {
  response.locals.cspNonce = randomNonce();
  next();
};

const NONCE_BYTES = 16;
/** Random bytes for many nonces: they come from the system by the call, not by the byte. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

function randomNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.toString('base64', used - NONCE_BYTES, used);
}

export interface SecurityOptions {
  development: boolean;
  /** The site is reached by https. */
  secure: boolean;
}

/** A source of a policy that allows an inline script or style. */
type InlineSource = string | ((request: IncomingMessage, response: ServerResponse) => string);

/** Allows an inline script or style by its text. */
export const byHash = (text: string): InlineSource =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows inline scripts that carry the nonce of the response. */
export const byNonce: InlineSource = (_request, response) => `'nonce-${cspNonce(response as Response)}'`;

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
  const policy = contentSecurityPolicy(options, NOTHING);
  return (request, response, next) =>
    headers(request, response, (error?: unknown) => (error ? next(error) : policy(request, response, next)));
}

/**
 * Scripts come from this site or from a third party that the agency has configured; inline ones, and inline styles, are those that `inline` names,
 * by hash or nonce. Inline style attributes are allowed: placeholders take the
 * colour of their picture, and sliders their position.
 */
export function contentSecurityPolicy(
  { development, secure }: SecurityOptions,
  sources: ThirdPartyOrigins,
  inline: { scripts?: readonly InlineSource[]; styles?: readonly InlineSource[] } = {},
): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(inline.scripts ?? []), ...sources.scripts],
      styleSrc: ["'self'", ...(inline.styles ?? [])],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...sources.images],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...sources.connections],
      frameSrc: ["'self'", ...sources.frames],
      mediaSrc: ["'self'", 'https:'],
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
