import { readFileSync } from 'node:fs';
import path from 'node:path';
import escapeHtml from 'escape-html';
import { Router, text } from 'express';
import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { describeThrown } from '../../contract/thrown.ts';
import type { Thrown } from '../../contract/thrown.ts';
import type { StackResolver } from '../faults/stack-resolver.ts';
import type { LiveStore } from '../releases/release-store.ts';
import type { Fault, FaultKind } from '../renderer-channel/messages.ts';

/** Where a handler leaves, in `response.locals`, the error of a page that could not be made at all. */
export const UNANSWERED = 'unanswered';

const SCRIPT = '/development/fault-overlay.js';
const BUILDS = '/development/builds';
const STACKS = '/development/stacks';

/** What code under development has thrown. A slow machine, or an API that is away, is no fault of it. */
const OF_CODE: ReadonlySet<FaultKind> = new Set([
  'load',
  'render',
  'loader',
  'call',
  'rejection',
  'exception',
  'prototype',
]);

/** As the overlay shows it. */
interface ShownFault {
  /** App and part. */
  of: string;
  /** What went wrong, in one line. */
  message: string;
  /** With places in files of the builds. */
  stack: string;
}

interface Options {
  store: Pick<LiveStore, 'registryStamp'>;
  stacks: Pick<StackResolver, 'resolveStack'>;
  /** Whether each page is loaded anew once a build has changed, as nothing else brings it what is new. */
  reloads: boolean;
}

/**
 * Shows who develops a remote what its code has thrown, on the page: every page has a script that is told of the faults of its rendering,
 * hears of those in the browser, and loads the page anew once a build has changed.
 */
export class FaultOverlay {
  readonly #options: Options;
  /** By request. */
  readonly #faults = new LRUCache<string, ShownFault[]>({ max: 50 });

  constructor(options: Options) {
    this.#options = options;
  }

  /** A fault of a page that is being rendered. */
  add({ app, expose, kind, error }: Fault, task: { requestId: string } | undefined): void {
    if (!task || !OF_CODE.has(kind)) return;
    const known = this.#faults.get(task.requestId) ?? [];
    this.#faults.set(task.requestId, [...known, shown([app, expose].filter(Boolean).join(' '), error)]);
  }

  get handler(): RequestHandler {
    const router = Router();
    const reloads = this.#options.reloads ? ' data-reloads' : '';
    const script = readFileSync(path.join(import.meta.dirname, 'fault-overlay.browser.js'), 'utf8');
    router.get(SCRIPT, (_request, response) => void response.type('js').send(script));
    router.get(BUILDS, async (_request, response) => void response.type('text').send(await this.#builds()));
    router.post(STACKS, text({ limit: 50_000 }), async ({ body }, response) => {
      response.type('text').send(await this.#options.stacks.resolveStack(String(body)));
    });
    router.use(async (request, response, next) => {
      const { 'sec-fetch-dest': destination, accept = '' } = request.headers;
      if (destination === 'iframe' || !accept.includes('text/html') || request.method === 'HEAD')
        return next();
      // What is added to the page is neither compressed nor the same as in the browser's cache.
      delete request.headers['accept-encoding'];
      delete request.headers['if-none-match'];
      const builds = await this.#builds();
      beforePageEnds(response, () => {
        const faults = this.#listFaults(String(request.id), response.locals[UNANSWERED]);
        return `<script src="${SCRIPT}" data-builds="${escapeHtml(builds)}"${reloads} data-faults="${escapeHtml(JSON.stringify(faults))}"></script>`;
      });
      next();
    });
    return router;
  }

  #listFaults(request: string, unanswered: unknown): ShownFault[] {
    const faults = this.#faults.get(request) ?? [];
    if (unanswered === undefined) return faults;
    const last = shown('shell', describeThrown(unanswered));
    return faults.some(({ message }) => message === last.message) ? faults : [...faults, last];
  }

  /** Changes with each build; empty while one is being written. */
  async #builds(): Promise<string> {
    try {
      return await this.#options.store.registryStamp();
    } catch {
      return '';
    }
  }
}

const shown = (of: string, { name, message, stack = '', cause }: Thrown): ShownFault => ({
  of,
  message: `${name}: ${message}`,
  stack:
    formatPlaces(stack) +
    (cause ? `\nCaused by ${cause.name}: ${cause.message}\n${formatPlaces(cause.stack ?? '')}` : ''),
});

const formatPlaces = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Adds markup to the end of an answer that is a page. */
function beforePageEnds(response: Response, markup: () => string): void {
  const { writeHead, end } = response;
  let added = '';
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html');
    if (isPage && response.statusCode !== 304) added = markup();
    const length = response.getHeader('content-length');
    if (length !== undefined) response.setHeader('content-length', Number(length) + Buffer.byteLength(added));
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  response.end = ((...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!added) return end.apply(response, args as Parameters<typeof end>);
    const [chunk, encoding] = args;
    if (chunk && typeof chunk !== 'function')
      response.write(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
    return end.call(response, added, 'utf8');
  }) as typeof end;
}
