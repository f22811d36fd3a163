import { ChildProcesses } from './child-processes.ts';
import { readCommandLine } from './command-line.ts';
import { describeLine } from './log-lines.ts';
import { terminalProgress } from './progress.ts';
import { StartError } from './start-error.ts';
import { localPreviews } from './steps/settings.ts';
import { startSite } from './start-site.ts';
import type { Site, SiteOptions } from './start-site.ts';

/** `npm start`: the whole site on this machine, until Ctrl-C. */
async function start() {
  const { verbose, development } = readCommandLine(process.argv.slice(2));
  const site = await startSite({
    children,
    progress: terminalProgress(),
    environment: {
      ...localPreviews(process.env),
      ...(verbose ? { LOG_LEVEL: process.env.LOG_LEVEL || 'info' } : {}),
    },
    onLine: (service, line) => process.stderr.write(`${describeLine(service, line)}\n`),
    development: development.length ? await prepareDevelopment(development) : undefined,
  });
  isUp = true;
  process.stdout.write(`\n  ${site.url.replace('127.0.0.1', 'localhost')}/    (Ctrl-C ends the site)\n\n`);
  await untilServiceEnds(site);
}

/** Loaded only for `npm run dev`, as it needs webpack. */
async function prepareDevelopment(apps: string[]): Promise<SiteOptions['development']> {
  const { startDevelopment } = await import('./dev/start-development.ts');
  const report = (line: string) => process.stdout.write(`${line}\n`);
  return async (releases) => (await startDevelopment({ apps, releases, report })).environment;
}

async function untilServiceEnds({ gateway, api, databaseEnded }: Site): Promise<never> {
  const ended = await Promise.race([
    databaseEnded.then(() => 'The database'),
    gateway.ended.then(() => 'The gateway'),
    api.ended.then(() => 'The API'),
  ]);
  throw new StartError(`${ended} has ended, so the site ends too. What it wrote last is above.`);
}

async function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  await children.stopAll();
  process.exit(code);
}

const children = new ChildProcesses();
let isUp = false;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(isUp ? 0 : 130));
process.on('disconnect', () => void stop(0));
// The output was closed, so its reader has ended and cannot send Ctrl-C.
process.stdout.on('error', () => void stop(1));

try {
  await start();
} catch (error) {
  if (!isStopping)
    process.stderr.write(`\n${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  await stop(1);
}
