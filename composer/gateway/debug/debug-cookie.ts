import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringifySetCookie } from 'cookie';
import escapeHtml from 'escape-html';
import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import type { Language } from '../../contract/register.ts';
import type { FindComposition, Snapshot } from '../releases/snapshot.ts';
import type { RenderedPage, ServedPart } from '../renderers/page-task.ts';
import type { DebugTexts } from '../site.ts';
import { keepFromAll, setOwnCookie } from '../http/own-answers.ts';
import { DEBUG_COOKIE, isDebugged, markDebugged } from '../page-cache/page-inputs.ts';

/** Paths of the debug cookie, on each host of a gateway. */
const DEBUG_PATHS = {
  begin: '/debug',
  leave: '/debug/leave',
  styles: '/debug/debug.css',
  script: '/debug/debug.js',
};

const END = Buffer.from('</body>');

/** Names of the headers that say what an answer is made of. */
export interface DebugHeaders {
  /** The hash of the set of releases. */
  composition: string;
  /** The shell and the parts of a page, as a structured field (RFC 9651): `shell;version="2", mf-x/Hint;version="1";fallback`. */
  parts: string;
}

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
  const script = file('debug.browser.js');
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
  router.get(DEBUG_PATHS.script, (_request, response) => {
    response.set('cache-control', 'no-cache').type('js').send(script);
  });
  return router;

  function setCookie(response: Response, cookie: { value: string; maxAge?: number }) {
    const all = { name: DEBUG_COOKIE, path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
    setOwnCookie(response, stringifySetCookie({ ...all, ...cookie }));
  }
}

/** A page with the header that says which app and version served each part, a strip that says it too, and the script of the outlines. */
export function withDebug(
  page: RenderedPage,
  { response, snapshot, language }: { response: Response; snapshot: Snapshot; language: Language },
  { headers, texts }: { headers: DebugHeaders; texts: DebugTexts },
): RenderedPage {
  response.setHeader(headers.composition, snapshot.hash);
  response.setHeader(headers.parts, partsHeader(snapshot, page.served ?? []));
  const markup = Buffer.concat(page.markup);
  const end = markup.lastIndexOf(END);
  if (end === -1) return page;
  const [label, leave, fallback] = texts[language] ?? ['', '', ''];
  const versions = snapshot.apps.map(({ name, version }) => `${name} ${version}`).join(', ');
  const strip =
    `<link rel="stylesheet" href="${DEBUG_PATHS.styles}">` +
    `<aside class="release-debug-strip" lang="${escapeHtml(language)}" data-fallback="${escapeHtml(fallback)}">` +
    `<span>${escapeHtml(label)}: ${escapeHtml(versions)}</span>` +
    `<a href="${DEBUG_PATHS.leave}" rel="nofollow">${escapeHtml(leave)}</a></aside>` +
    `<script src="${DEBUG_PATHS.script}" defer></script>`;
  return { ...page, markup: [markup.subarray(0, end), Buffer.from(strip), markup.subarray(end)] };
}

/** What a structured field takes as it is; a part of another name is left out of the header. */
const TOKEN = /^[A-Za-z][\w./-]*$/;
const STRING = /^[\w.+-]+$/;
/** More would be more than proxies let through. */
const MOST_PARTS = 50;

function partsHeader({ apps }: Snapshot, served: readonly ServedPart[]): string {
  const computeVersion = (app: string) => apps.find(({ name }) => name === app)?.version ?? '';
  const shell = { token: 'shell', version: computeVersion('shell'), isFallback: false };
  const parts = served.map(({ remote, expose, isFallback }) => ({
    token: remote + expose.slice(1),
    version: computeVersion(remote),
    isFallback,
  }));
  return [shell, ...parts]
    .filter(({ token, version }) => TOKEN.test(token) && STRING.test(version))
    .slice(0, MOST_PARTS)
    .map(({ token, version, isFallback }) => `${token};version="${version}"${isFallback ? ';fallback' : ''}`)
    .join(', ');
}
