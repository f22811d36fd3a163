import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { isInstalled } from 'shared-kit/testing/balancers.ts';
import { ChildProcesses } from '../../local/child-processes.ts';
import { terminalProgress } from '../../local/progress.ts';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';
import { buildApps } from '../../local/steps/releases.ts';
import { makeMailsDue, readStoredForms } from '../site/stored-forms.ts';
import { startChaosFleet, type ChaosFleet } from './chaos-fleet.ts';
import type { Marked } from './check-page.ts';
import { mountDisk, possibleFaults, unmountDisk, type Fault } from './faults.ts';
import { judge, formatTable, tableOfChecks, WARM_WITHIN, type Evidence, type Happened } from './outcome.ts';
import { seeded, shuffled } from './random.ts';
import { untilWarm } from './until-warm.ts';
import { sendVisitors } from './visitors.ts';
import { contentMark, startWork } from './work.ts';

const USAGE = `Usage: npm run fleet -- chaos [--minutes 10] [--seed 1] [--visitors 6] [--short] [--write-report]
  --short          a few faults only
  --only <word>    the faults whose names have this word
  --write-report   writes what was seen into docs/operations.md
  --keep           leaves the folder with the logs`;
const REPORT = path.join(ROOT, 'docs/operations.md');
const MARKERS = [
  '<!-- chaos: written by npm run fleet -- chaos --write-report -->',
  '<!-- /chaos -->',
] as const;
/** ms before the first fault, and between two. */
const CALM = 4_000;
/** ms until all mails have left at the end. */
const MAILS_WITHIN = 120_000;
const SEEN_WITHIN = 15_000;

interface Options {
  minutes: number;
  seed: number;
  visitors: number;
  isShort: boolean;
  only: string | undefined;
  writesReport: boolean;
  keeps: boolean;
}

/** `npm run fleet -- chaos`: exit code 0 if every promise was kept. */
async function run(options: Options): Promise<boolean> {
  if (!isInstalled('nginx')) throw new StartError('The fleet is behind nginx, which is not installed.');
  const began = Date.now();
  const progress = terminalProgress();
  await progress.step('Build', () => buildApps(children, process.env));
  const hasDisk = await prepareDisk();
  const fleet = await startChaosFleet(children, folder, progress);
  const { faults: possible, leftOut } = possibleFaults(fleet, hasDisk);
  const faults = possible.filter(
    ({ isShort, name }) => (!options.isShort || isShort) && (!options.only || name.includes(options.only)),
  );
  leftOut.forEach((line) => say(`Left out: ${line}`));

  let marked: Marked | undefined = undefined;
  const visitors = await sendVisitors(fleet.url, {
    seed: options.seed,
    count: options.visitors,
    marked: () => marked,
  });
  const work = await startWork(fleet, folder);
  marked = work.marked;
  const happened = await breakThings(fleet, visitors.popular.slice(0, 5), faults, options);
  await sleep(CALM);
  await work.stop();
  const behind = await withoutContent(fleet, work.lastContent());
  await visitors.stop();
  await untilMailsLeft(fleet);
  const evidence: Evidence = {
    answers: visitors.answers,
    forms: visitors.forms,
    happened,
    stored: await readStoredForms(fleet.postgres.url),
    messageIds: fleet.mails.received.map(({ messageId }) => messageId!),
    done: work.done,
    behind,
  };
  await fleet.stop();

  const checks = judge(evidence);
  const worked = [...Map.groupBy(work.done, ({ what }) => what)].map(
    ([what, all]) => `${what} × ${all.filter(({ error }) => error === undefined).length} of ${all.length}`,
  );
  const summary = `${evidence.answers.length} answers, ${evidence.forms.length} forms and ${evidence.messageIds.length} mails in ${((Date.now() - began) / 60_000).toFixed(1)} minutes, start and end included; ${worked.join(', ')}. Seed ${options.seed}.`;
  const report = [
    summary,
    formatTable(evidence),
    tableOfChecks(checks),
    leftOut.map((line) => `Left out: ${line}.`).join('\n\n'),
  ];
  say(`\n${report.join('\n\n')}\n`);
  if (options.writesReport) await writeReport(report.join('\n\n'));
  return checks.every(({ isMet }) => isMet);
}

/** Lets each fault happen once, and goes on with them until the time is over. */
async function breakThings(
  fleet: ChaosFleet,
  popular: readonly string[],
  faults: readonly Fault[],
  { minutes, seed }: Options,
) {
  const random = seeded(seed);
  const happened: Happened[] = [];
  await untilWarm(fleet.members.gateway, popular, WARM_WITHIN);
  const end = Date.now() + minutes * 60_000;
  do {
    for (const fault of shuffled(random, faults)) {
      await sleep(CALM);
      const from = Date.now();
      await fault.happen(fleet);
      const until = Date.now();
      const warmAfter = await untilWarm(fleet.members.gateway, popular, WARM_WITHIN);
      happened.push({ fault, from, until, warmAfter });
      say(`${fault.name}: ${((until - from) / 1_000).toFixed(1)} s`);
      if (happened.length >= faults.length && Date.now() > end) break;
    }
  } while (Date.now() < end);
  return happened;
}

/** Names of the gateways that do not show a change of content soon. */
async function withoutContent({ members }: ChaosFleet, number: number): Promise<string[]> {
  const deadline = Date.now() + SEEN_WITHIN;
  const behind: string[] = [];
  for (const { name, url } of number > 0 ? members.gateway : []) {
    while (!(await (await fetch(`${url}/fr/`)).text()).includes(contentMark(number))) {
      if (Date.now() > deadline) {
        behind.push(name);
        break;
      }
      await sleep(500);
    }
  }
  return behind;
}

/** What a killed API had claimed is due in minutes: nobody waits for that here. */
async function untilMailsLeft({ members, postgres }: ChaosFleet) {
  await Promise.all(members.api.map(({ service }) => service.drain()));
  await makeMailsDue(postgres.url);
  await Promise.all(members.api.map(({ service }) => service.start()));
  const deadline = Date.now() + MAILS_WITHIN;
  while (Date.now() < deadline) {
    const { mails } = await readStoredForms(postgres.url);
    if (!mails.some(({ state }) => state === 'queued')) return;
    await sleep(500);
  }
}

async function prepareDisk(): Promise<boolean> {
  disk = path.join(folder, 'copies-1');
  await mkdir(disk);
  return mountDisk(disk);
}

async function writeReport(report: string) {
  const text = await readFile(REPORT, 'utf8');
  const [begin, end] = MARKERS;
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${REPORT} has no place for the report: ${begin} … ${end}`);
  const [cpu] = cpus();
  const machine = `Measured ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}, load ${loadavg()[2]!.toFixed(0)}.`;
  const whole = `${before}${begin}\n\n${machine} ${report}\n\n${end}${after}`;
  await writeFile(REPORT, await format(whole, { ...(await resolveConfig(REPORT)), parser: 'markdown' }));
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
        visitors: { type: 'string', default: '6' },
        short: { type: 'boolean', default: false },
        only: { type: 'string' },
        'write-report': { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    });
    return {
      minutes: number('minutes', values.minutes),
      seed: number('seed', values.seed),
      visitors: number('visitors', values.visitors),
      isShort: values.short,
      only: values.only,
      writesReport: values['write-report'],
      keeps: values.keep,
    };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`);
  }
}

function number(name: string, text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || value < 0) throw new StartError(`--${name} is a number`);
  return value;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function cleanUp(keeps: boolean) {
  await children.stopAll();
  if (disk) unmountDisk(disk);
  if (keeps) say(`Logs: ${folder}`);
  else await rm(folder, { recursive: true, force: true });
}

const children = new ChildProcesses();
let disk: string | undefined;
let folder: string;
let keeps = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void cleanUp(keeps).then(() => process.exit(130)));

try {
  const options = readOptions();
  keeps = options.keeps;
  folder = await mkdtemp(path.join(tmpdir(), 'facade-chaos-'));
  process.exitCode = (await run(options)) ? 0 : 1;
  await cleanUp(keeps);
} catch (error) {
  process.stderr.write(`\n${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  if (folder!) await cleanUp(keeps);
  process.exitCode = 1;
}
process.exit();
