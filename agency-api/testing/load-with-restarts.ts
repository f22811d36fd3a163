import { setTimeout } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { openDatabase } from '../src/database/open-database.ts';
import { feedItems } from './feed-items.ts';
import { loadFeed } from '../src/catalogue/import/load-feed.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { contactForm } from './contact-form.ts';
import { exampleConfig } from './example-agency.ts';
import { createFeed } from './feed-builder.ts';
import type { PostgresServer } from './postgres-server.ts';
import { expectStoredOnce } from './stored-once.ts';

/** What visitors got while their database was restarted. */
interface LoadReport {
  /** Ids of the stored forms, by the key that the browser gave them. */
  stored: Map<string, string>;
  /** Answers by what they were to: `form 200`, `read 503`. A connection that the API broke is `form broken`. */
  answers: Map<string, number>;
  /** 503s that were no problem of code `unavailable`, or did not say when to come back. */
  mute: number;
  /** ms from the server's return to the first form, and the first read, that were answered; the longest of all restarts. */
  longestReturn: number;
}

interface Options {
  postgres: PostgresServer;
  /** How the server is stopped, one restart each. */
  restarts: readonly ('fast' | 'immediate')[];
  /** Empty: data of the API. */
  folder: string;
}

const SENDERS = 8;
const READERS = 4;
/** Answers of each kind that are waited for: the server is stopped in the middle of them. */
const WARM = 20;

const READS = [
  '/api/listings?lang=fr&goal=0',
  '/api/properties/1?lang=fr',
  '/api/site?lang=fr',
  '/api/properties/1?lang=nl',
];

/**
 * Expects of an API of its own process that it outlives restarts of its database under load: visitors get an answer or a 503 that says
 * when to come back, it serves within a second of the server's return, and nothing is lost or doubled.
 */
export async function expectToSurvive({ postgres, folder, restarts }: Options): Promise<void> {
  const api = await startApiProcess({ AGENCY_DATA: folder, DATABASE_URL: postgres.url });
  try {
    const { database, close } = await openDatabase(postgres.url);
    await loadFeed(database, exampleConfig(), feedItems(createFeed('fr', [{ ID: 1 }])), {});
    await close();
    const report = await loadWithRestarts(api, { postgres, restarts });
    expect(api.isRunning()).toBe(true);
    expect([...report.answers.keys()].sort()).toEqual(['form 200', 'form 503', 'read 200', 'read 503']);
    expect(report.mute).toBe(0);
    expect(report.longestReturn).toBeLessThan(1000);
    await api.kill();
    const after = await openDatabase(postgres.url);
    await expectStoredOnce(after.database, report.stored, folder);
    await after.close();
  } finally {
    await api.kill();
  }
}

/** Visitors who send forms, again after a refusal, and read pages, while the database is stopped and started. */
async function loadWithRestarts(
  api: ApiProcess,
  { postgres, restarts }: Pick<Options, 'postgres' | 'restarts'>,
): Promise<LoadReport> {
  const report: LoadReport = { stored: new Map(), answers: new Map(), mute: 0, longestReturn: 0 };
  let isOver = false;
  const count = (what: string) => report.answers.get(what) ?? 0;
  const listeners = new Set<() => void>();

  function note(what: string) {
    report.answers.set(what, count(what) + 1);
    for (const listener of [...listeners]) listener();
  }
  /** Resolves after so many further answers. */
  function further(what: string, times: number): Promise<void> {
    const wanted = count(what) + times;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (count(what) < wanted) return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    return promise;
  }

  async function ask(what: string, path: string, init?: RequestInit): Promise<Response | undefined> {
    const response = await fetch(api.url + path, init).catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (!response || body === undefined) return void note(`${what} broken`);
    if (response.status === 503 && !isTelling(response, body)) report.mute++;
    note(`${what} ${response.status}`);
    return new Response(body, response);
  }

  async function sendForms(sender: number): Promise<void> {
    for (let sent = 0; !isOver; sent++) {
      const form = contactForm({ email: `visitor${sender}-${sent}@example.be` });
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${sender}.${sent >> 8}.${sent & 255}`,
      };
      for (;;) {
        const body = JSON.stringify(form);
        const response = await ask('form', '/api/forms/contact', { method: 'POST', headers, body });
        if (response?.status === 200) {
          report.stored.set(form.idempotencyKey, ((await response.json()) as { id: string }).id);
          break;
        }
        if (!api.isRunning()) return;
        await setTimeout(20);
      }
    }
  }
  async function read(reader: number): Promise<void> {
    while (!isOver && api.isRunning())
      if ((await ask('read', READS[reader % READS.length]!))?.status !== 200) await setTimeout(20);
  }

  const visitors = [
    ...Array.from({ length: SENDERS }, (_, sender) => sendForms(sender)),
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
  ];
  const ended = Promise.all(visitors);
  for (const mode of restarts) {
    await Promise.race([ended, Promise.all([further('form 200', WARM), further('read 200', WARM)])]);
    const refused = Promise.all([further('form 503', SENDERS), further('read 503', READERS)]);
    await postgres.halt(mode);
    await Promise.race([ended, refused]);
    await postgres.resume();
    const back = performance.now();
    await Promise.race([ended, Promise.all([further('form 200', 1), further('read 200', 1)])]);
    report.longestReturn = Math.max(report.longestReturn, performance.now() - back);
  }
  isOver = true;
  await ended;
  return report;
}

function isTelling(response: Response, body: string): boolean {
  if (!/^application\/problem\+json/.test(response.headers.get('content-type') ?? '')) return false;
  const { code, status } = JSON.parse(body) as { code?: string; status?: number };
  return code === 'unavailable' && status === 503 && Number(response.headers.get('retry-after')) > 0;
}
