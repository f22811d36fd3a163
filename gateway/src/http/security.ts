import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { TOUR_HOSTS } from 'shared-kit/domain/video';
import { CSP_GROUP, CSP_REPORTS } from './csp-reports.ts';

/** Hosts whose films and tours a visitor may open in the page; nothing is loaded from them before the click. */
export const EMBEDS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  ...TOUR_HOSTS.flatMap((host) => [`https://${host}`, `https://*.${host}`]),
];

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

/**
 * Security headers. Scripts come from this site or carry the nonce, none is inline without it. Inline style attributes are
 * allowed: placeholders take the colour of their picture, and sliders their position.
 */
export function securityHeaders({
  development,
  secure,
}: {
  development: boolean;
  secure: boolean;
}): RequestHandler {
  const nonceSource = (_request: IncomingMessage, response: ServerResponse) =>
    `'nonce-${cspNonce(response as Response)}'`;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceSource],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
        frameSrc: ["'self'", ...EMBEDS],
        mediaSrc: ["'self'", 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        reportUri: [CSP_REPORTS],
        reportTo: [CSP_GROUP],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
