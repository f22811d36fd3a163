import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from 'composer/contract';
import { ROOT } from '../../local/root.ts';
import { makeLive, publishChangedText } from '../site/changed-release.ts';
import type { BenchSite } from './bench-site.ts';
import { median } from './budget.ts';
import type { Part } from './budget.ts';
import { loadPage } from './page-load.ts';

const PAGE = '/fr/a-vendre/';
const CHANGE = { app: 'mf-search', id: 'list.sort', text: 'Classer les biens par' };
const FLIPS = 20;
const CONNECTIONS = 4;
/** Responses with each version before the next flip. */
const RESPONSES_BETWEEN = 20;
/** Requests after which a version that did not appear counts as missing. */
const MOST_REQUESTS = 100;

/** Two releases whose pages can be told apart, live in turn. */
interface Versions {
  before: Release;
  after: Release;
}

/** Promotes and rolls back under load: lost requests, and the time until a version is live. */
export async function measureFlips({ url, releases }: BenchSite): Promise<Part> {
  const page = url + PAGE;
  const versions = await publishChangedText(releases, CHANGE);
  const { requests, lost, requestsUntilLive, commandTimes } = await flipUnderLoad(page, releases, versions);
  const { usual, afterFlip } = await flipWithoutLoad(page, releases, versions);
  const latest = Math.max(...requestsUntilLive);
  return {
    title: `${FLIPS} promotions and rollbacks under load`,
    figures: [
      {
        what: `Requests lost, of ${requests}`,
        measured: String(lost),
        budget: '0',
        isMet: lost === 0,
      },
      {
        what: 'Request that sees the new version',
        measured: latest === 1 ? 'the next' : `number ${latest}`,
        budget: 'the next',
        isMet: latest === 1,
      },
      { what: 'From promote to the live page, whole', measured: milliseconds(afterFlip) },
    ],
    remarks: [
      `\`npm run release -- promote mf-search\` and \`rollback mf-search\` in turn while ${CONNECTIONS} connections ask for the list page without pause, at least ${RESPONSES_BETWEEN} answers between two flips. Lost is what is not 200, has no answer within 10 s, is cut off, or mixes files and texts of two versions. The command takes ${milliseconds(median(commandTimes))}, hashes checked.`,
      `From promote to live: without load, from the moment that the registry has the version until the next request has its page, the new code checked, compiled and run on the way: ${milliseconds(afterFlip)}; the page takes ${milliseconds(usual)} otherwise (${(afterFlip / usual).toFixed(1)} times as long). Medians of ${FLIPS}.`,
    ],
  };
}

async function flipUnderLoad(page: string, releases: string, { before, after }: Versions) {
  const load = loadPage(page, CONNECTIONS, (html) => isOfOneVersion(html, { before, after }));
  const requestsUntilLive: number[] = [];
  const commandTimes: number[] = [];
  for (let flip = 0; flip < FLIPS; flip++) {
    await load.answers(RESPONSES_BETWEEN);
    const [command, live] =
      flip % 2 ? [['rollback', CHANGE.app], before] : [['promote', CHANGE.app, after.version], after];
    commandTimes.push(await measureTime(() => release(releases, command)));
    requestsUntilLive.push(await countRequestsUntil(page, live));
  }
  await load.answers(RESPONSES_BETWEEN);
  return { ...(await load.stop()), requestsUntilLive, commandTimes };
}

/** Each flip goes to a version that the gateway does not run at that moment. */
async function flipWithoutLoad(page: string, releases: string, { before, after }: Versions) {
  const usual: number[] = [];
  const afterFlip: number[] = [];
  for (let flip = 0; flip < FLIPS; flip++) {
    usual.push(await measureTime(() => read(page)));
    const live = flip % 2 ? before : after;
    await makeLive(releases, live);
    afterFlip.push(
      await measureTime(async () => {
        if (!hasFilesFrom(await read(page), live))
          throw new Error(`${live.version} is not live at the next request`);
      }),
    );
  }
  await makeLive(releases, before);
  return { usual: median(usual), afterFlip: median(afterFlip) };
}

/** Runs the script of `npm run release`. Rejects with its output when it fails. */
const release = (releases: string, command: string[]) =>
  promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'gateway/src/cli/release.ts'), ...command, '--store', releases],
    { env: { ...process.env, NODE_OPTIONS: '' } },
  );

async function countRequestsUntil(page: string, live: Release): Promise<number> {
  for (let requests = 1; requests <= MOST_REQUESTS; requests++)
    if (hasFilesFrom(await read(page), live)) return requests;
  throw new Error(`${live.name} ${live.version} is not live after ${MOST_REQUESTS} requests`);
}

const hasFilesFrom = (html: string, { name, version }: Release) =>
  html.includes(`/remotes/${name}/${version}/`);

/** Whether the page is complete, with files and texts of one version only. */
function isOfOneVersion(html: string, { before, after }: Versions): boolean {
  const isNew = html.includes(CHANGE.text);
  const [live, other] = isNew ? [after, before] : [before, after];
  return html.trimEnd().endsWith('</html>') && hasFilesFrom(html, live) && !hasFilesFrom(html, other);
}

const read = async (url: string) => (await fetch(url)).text();

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (time: number) => `${time.toFixed(0)} ms`;
