import path from 'node:path';
import { parseArgs } from 'node:util';
import { ChildProcesses } from '../child-processes.ts';
import { describeLine } from '../log-lines.ts';
import { terminalProgress } from '../progress.ts';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';
import { sendCommand, takeCommands } from './commands.ts';
import { KINDS, startFleet, type Fleet, type Kind } from './start-fleet.ts';

const USAGE = `Usage: npm run fleet                        two gateways and two APIs behind nginx, until Ctrl-C
       npm run fleet -- --verbose           with all that they log
       npm run fleet -- replace gateway     in a second terminal: replaces the gateways of that fleet one by one; also: api
       npm run fleet -- chaos [--help]      breaks a fleet of its own piece by piece, and says what visitors saw`;

/** Where a fleet takes commands: it has the data folder for itself. */
const SOCKET = path.resolve(ROOT, process.env.AGENCY_DATA || '.data', 'fleet.sock');

/** `npm run fleet`. */
async function run() {
  const { verbose, words } = readArguments();
  if (words.length > 0) return sendCommand(SOCKET, words, say);
  fleet = await startFleet({
    children,
    progress: terminalProgress(),
    environment: verbose ? { LOG_LEVEL: process.env.LOG_LEVEL || 'info' } : {},
    onLine: (service, line) => process.stderr.write(`${describeLine(service, line)}\n`),
  });
  const { replace, url, members, ended } = fleet;
  for (const { name, service } of Object.values(members).flat()) watch(name, service);
  const close = await takeCommands(SOCKET, async ([verb, kind], report) => {
    if (verb !== 'replace' || !isKind(kind)) throw new StartError(USAGE);
    isReplacing = true;
    try {
      await replace(kind, report);
    } finally {
      isReplacing = false;
      for (const { name, service } of members[kind]) watch(name, service);
    }
  });
  children.afterwards(async () => close());
  say(`\n  ${url.replace('127.0.0.1', 'localhost')}/    (Ctrl-C ends the fleet)\n`);
  throw new StartError(`${await ended} has ended, so the fleet ends too.`);
}

function readArguments() {
  try {
    const { values, positionals: words } = parseArgs({
      allowPositionals: true,
      options: { verbose: { type: 'boolean', short: 'v' } },
    });
    if (words.length > 0 && (words.length !== 2 || words[0] !== 'replace' || !isKind(words[1])))
      throw new StartError(USAGE);
    return { verbose: values.verbose ?? false, words };
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${(error as Error).message}\n${USAGE}`);
  }
}

const isKind = (word: string | undefined): word is Kind => KINDS.includes(word as Kind);

/** One that ends by itself is told; the other one serves on. */
function watch(name: string, { ended }: { ended: Promise<void> }) {
  if (watched.has(ended)) return;
  watched.add(ended);
  void ended.then(() => {
    if (!isReplacing && !isStopping)
      say(`${name} has ended; npm run fleet -- replace ${name.split(' ')[0]} starts it again.`);
  });
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  await (fleet ? fleet.stop() : children.stopAll());
  process.exit(code);
}

const children = new ChildProcesses();
let fleet: Fleet | undefined;
/** Ends of processes that are told when they come. */
const watched = new WeakSet<Promise<void>>();
let isReplacing = false;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(fleet ? 0 : 130));
process.on('disconnect', () => void stop(0));
process.stdout.on('error', () => void stop(1));

try {
  await run();
  process.exit(0);
} catch (error) {
  if (!isStopping)
    process.stderr.write(`\n${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  await stop(1);
}
