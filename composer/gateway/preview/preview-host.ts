import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { parseCookie, stringifySetCookie } from 'cookie';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { keepFromAll, setOwnCookie } from '../http/own-answers.ts';
import { markAsTrial } from '../http/visitor-headers.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { Selection } from '../releases/compositions.ts';
import type { FindComposition } from '../releases/snapshot.ts';
import type { GatewaySite, PageTexts, PreviewTexts } from '../site.ts';
import { PREVIEW_PATHS } from './preview-strip.ts';
import type { PreviewSettings } from './preview-settings.ts';
import { readPreview } from './preview-token.ts';
import type { Preview } from './preview-token.ts';

interface Options extends Pick<PreviewSettings, 'key' | 'url'> {
  compositions: FindComposition;
  site: Pick<GatewaySite, 'languages' | 'defaultLanguage' | 'files' | 'answers' | 'isTried'>;
  texts: PreviewTexts;
  /** Of requests, for all but files of releases. */
  limit: RequestHandler;
  /** Origin of the live site, where who leaves is sent. */
  leaveTo: string;
  /** Name of the header that says which set of releases an answer is of. */
  header: string;
  log: Logger;
}

const COOKIE = 'release-preview';
/** Cookies that pages of a preview may know of a visitor. */
const KEPT_COOKIES = ['language'];
/** Sets that cannot be shown: each is in the log once. */
const MOST_REFUSED = 100;

const SELECTION = Symbol('selection of a preview');
type Previewed = IncomingMessage & { [SELECTION]?: Selection };

/** What the preview of a request shows. */
export const findPreview = (request: IncomingMessage): Selection | undefined =>
  (request as Previewed)[SELECTION];

/**
 * The door of the preview host, before everything else that it answers: a link becomes a cookie, who has none is told how to get one, and
 * whatever is answered is kept by nobody and found by no search engine. Code that is not live gets no cookie of a visitor or of whoever is
 * signed in. Of what it sends only the site's forms pass, as trials; nothing else that it asks for changes anything.
 */
export function previewHost(options: Options): RequestHandler {
  const { url, key, compositions, site, texts, limit, leaveTo, header, log } = options;
  const isSecure = url.startsWith('https:');
  const styles = readFileSync(path.join(import.meta.dirname, 'preview-strip.css'));
  const router = Router({ strict: true });
  const publicAnswers = Router();
  for (const answer of [...site.files, ...site.answers]) publicAnswers.use(answer);
  const refused = new LRUCache<string, true>({ max: MOST_REFUSED });

  router.use((request, response, next) => {
    keepFromAll(response, request.path, { dropsCookies: true });
    if (request.path.startsWith('/remotes/')) return next();
    return void limit(request, response, next);
  });
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send('User-agent: *\nDisallow: /\n');
  });
  router.get(PREVIEW_PATHS.styles, (_request, response) => void response.type('css').send(styles));
  router.get(PREVIEW_PATHS.open, (request, response) => {
    const { token } = request.query;
    const preview = typeof token === 'string' ? readPreview(token, key) : undefined;
    if (!preview) return tell(request, response, 403, texts.none);
    setCookie(response, token as string, Math.ceil((preview.until - Date.now()) / 1_000));
    // The token is in no address that is shown, sent on or kept in a history.
    response.set('referrer-policy', 'no-referrer').redirect(303, '/');
  });
  router.get(PREVIEW_PATHS.leave, (_request, response) => {
    setCookie(response, '', 0);
    response.redirect(303, leaveTo);
  });
  router.use(async (request, response, next) => {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const preview = readPreview(cookies[COOKIE] ?? '', key);
    const kept = KEPT_COOKIES.filter((name) => cookies[name] !== undefined);
    const passedOn = kept.map((name) => `${name}=${encodeURIComponent(cookies[name]!)}`).join('; ');
    if (passedOn) request.headers.cookie = passedOn;
    else delete request.headers.cookie;
    markAsTrial(request, leaveTo);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!preview) {
      const refuse = () => tell(request, response, 403, texts.none);
      // Scripts ask for public answers without cookies, and browsers for the manifest; the live host gives them to everybody too.
      return isRead
        ? publicAnswers(request, response, (error) => (error ? next(error) : refuse()))
        : refuse();
    }
    if (!isRead && !isTrial(request)) return tell(request, response, 403, texts.form);
    (request as Previewed)[SELECTION] = { releases: preview.releases };
    try {
      response.setHeader(header, (await compositions.for(request)).hash);
    } catch (error) {
      logOnce(preview, error, request);
      return tell(request, response, 503, texts.refused);
    }
    next();
  });
  return router;

  /** A form of the site, sent by a page of this host. */
  function isTrial({ method, path: sentTo, headers }: Request): boolean {
    return method === 'POST' && headers.origin === new URL(url).origin && site.isTried(sentTo);
  }

  function logOnce({ releases }: Preview, error: unknown, { id }: Request) {
    const which = JSON.stringify(releases);
    if (refused.has(which)) return;
    refused.set(which, true);
    log.warn({ err: error, releases, requestId: id }, 'a preview cannot be shown');
  }

  function setCookie(response: Response, value: string, maxAge: number) {
    const cookie = stringifySetCookie({
      name: COOKIE,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    });
    setOwnCookie(response, cookie);
  }

  function tell(request: Request, response: Response, status: number, of: PageTexts) {
    response
      .status(status)
      .set('cache-control', 'private, no-store')
      .type('html')
      .send(plainPage(request, of, site));
  }
}
