import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringifySetCookie } from 'cookie';
import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import type { FindComposition } from '../releases/snapshot.ts';
import { keepFromAll, setOwnCookie } from '../http/own-answers.ts';
import { DEBUG_COOKIE, isDebugged, markDebugged } from '../page-cache/page-inputs.ts';
import { DEBUG_PATHS } from './debug-strip.ts';
import type { DebugHeaders } from './debug-strip.ts';

/**
 * Comes before all else on a host: whatever is answered to who has the debug cookie is for them alone.
 * @param compositions what an answer is made of; undefined on a host whose door says so
 */
export function debugDoor(
  compositions: FindComposition | undefined,
  { composition }: DebugHeaders,
): RequestHandler {
  return async (request, response, next) => {
    if (!isDebugged(request)) return next();
    // The door of previews takes cookies away.
    markDebugged(request);
    keepFromAll(response, request.path);
    const hash = await compositions?.for(request).then(
      (set) => set.hash,
      () => undefined,
    );
    if (hash) response.setHeader(composition, hash);
    next();
  };
}

/** `/debug` sets the cookie and `/debug/leave` removes it; what the cookie shows is public, so that anyone may ask for it. */
export function debugRoutes(isSecure: boolean): Router {
  const file = (name: string) => readFileSync(path.join(import.meta.dirname, name));
  const styles = file('debug.css');
  const scripts = {
    [DEBUG_PATHS.script]: file('debug.browser.js'),
    [DEBUG_PATHS.devtools]: file('devtools.browser.js'),
  };
  const router = Router({ strict: true });
  router.get(DEBUG_PATHS.begin, (request, response) => {
    keepFromAll(response, request.path);
    setCookie(response, { value: '1' });
    response.redirect(303, '/');
  });
  router.get(DEBUG_PATHS.leave, (request, response) => {
    keepFromAll(response, request.path);
    setCookie(response, { value: '', maxAge: 0 });
    response.redirect(303, '/');
  });
  router.get(DEBUG_PATHS.styles, (_request, response) => {
    response.set('cache-control', 'no-cache').type('css').send(styles);
  });
  for (const [address, script] of Object.entries(scripts))
    router.get(address, (_request, response) => {
      response.set('cache-control', 'no-cache').type('js').send(script);
    });
  return router;

  function setCookie(response: Response, cookie: { value: string; maxAge?: number }) {
    const all = { name: DEBUG_COOKIE, path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
    setOwnCookie(response, stringifySetCookie({ ...all, ...cookie }));
  }
}
