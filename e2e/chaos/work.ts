import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FileReleaseStore, publish } from 'composer/gateway';
import { ROOT } from '../../local/root.ts';
import { publishChangedText } from '../site/changed-release.ts';
import { DEMO_CONTENT } from '../site/demo-content.ts';
import { importContent } from '../site/import-content.ts';
import { importFeed } from '../site/import-feed.ts';
import { ofCommands, type ChaosFleet } from './chaos-fleet.ts';
import type { Marked } from './check-page.ts';

/** A command that was run beside the visitors. */
export interface Done {
  what: string;
  from: number;
  until: number;
  /** Why it failed. */
  error?: string;
}

export interface Work {
  done: readonly Done[];
  marked: Marked;
  /** The number that the last change of content has put on every French page. */
  lastContent(): number;
  stop(): Promise<void>;
}

const CHANGE = { app: 'mf-search', id: 'list.sort', text: 'Classer les biens par' };
/** ms between two commands. */
const PAUSE = 4_000;

/** Imports feeds and content, promotes and rolls back a release, in turn, until it is stopped. */
export async function startWork(fleet: ChaosFleet, folder: string): Promise<Work> {
  const run = promisify(execFile);
  const { before, after } = await publishChangedText(fleet.releases, CHANGE);
  const { folder: changed } = await new FileReleaseStore(fleet.releases).open(after.name, after.version);
  await publish(fleet.store, changed);
  const content = path.join(folder, 'content');
  await cp(DEMO_CONTENT, content, { recursive: true });
  const menu = path.join(content, 'menu.json');
  const original = await readFile(menu, 'utf8');
  const feeds = path.join(folder, 'feeds');
  await mkdir(feeds);
  await run(process.execPath, [path.join(ROOT, 'demo-agency/src/cli/export.ts'), feeds]);
  const feed = (await readdir(feeds)).filter((name) => name.startsWith('demo.')).sort()[0]!;
  const feedFile = path.join(feeds, feed);

  let contentNumber = 0;
  let shownContent = 0;
  const jobs: { what: string; act(turn: number): Promise<unknown> }[] = [
    {
      what: 'a promotion',
      act: (turn) => {
        const { name, version } = turn % 2 ? before : after;
        return run(process.execPath, ['gateway/src/cli/release.ts', 'promote', name, version], {
          cwd: ROOT,
          env: { ...process.env, NODE_OPTIONS: '', ...fleet.releaseSettings },
        });
      },
    },
    {
      what: 'a change of content',
      async act() {
        const number = ++contentNumber;
        await writeFile(menu, withEntry(original, number));
        await importContent(content, ofCommands(fleet));
        shownContent = number;
      },
    },
    {
      what: 'an import',
      async act(turn) {
        const records = JSON.parse(await readFile(feedFile, 'utf8')) as { details: { Price: number }[] };
        records.details[0]!.Price += 1_000 * (turn + 1);
        await writeFile(feedFile, JSON.stringify(records));
        await importFeed(feedFile, ofCommands(fleet));
      },
    },
  ];

  const done: Done[] = [];
  const stopping = new AbortController();
  async function workOn() {
    for (let turn = 0; !stopping.signal.aborted; turn++)
      for (const { what, act } of jobs) {
        if (stopping.signal.aborted) return;
        const from = Date.now();
        const error = await act(turn).then(
          () => undefined,
          (thrown: Error & { stderr?: string }) => (thrown.stderr || thrown.message).trim().slice(0, 300),
        );
        done.push({ what, from, until: Date.now(), ...(error !== undefined && { error }) });
        await sleep(PAUSE, undefined, { signal: stopping.signal }).catch(() => {});
      }
  }
  const working = workOn();
  return {
    done,
    marked: { app: CHANGE.app, version: after.version, text: CHANGE.text },
    lastContent: () => shownContent,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/** The menu with a number that every French page shows. */
function withEntry(menu: string, number: number): string {
  const parsed = JSON.parse(menu) as { entries: { id: string; title: Record<string, string> }[] };
  parsed.entries.find(({ id }) => id === 'rent')!.title.fr = contentMark(number);
  return JSON.stringify(parsed);
}

export const contentMark = (number: number) => `Biens du jour ${number}`;
