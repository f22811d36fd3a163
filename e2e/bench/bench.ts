import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChildProcesses } from '../../local/child-processes.ts';
import { terminalProgress } from '../../local/progress.ts';
import { startBenchSite } from './bench-site.ts';
import { line } from './budget.ts';
import type { Part } from './budget.ts';
import { LONE_PARTS, LONG_PARTS, SITE_PARTS } from './parts.ts';
import { writeReport } from './report.ts';

/**
 * `npm run bench`: measures the figures of the budgets, prints them and writes docs/benchmarks.md. Arguments select parts by name; their
 * sections of that file are written with `--record`.
 */
const usual = [...SITE_PARTS, ...LONE_PARTS].map(({ name }) => name);
const names = [...usual, ...LONG_PARTS.map(({ name }) => name)];
const RECORD = '--record';
/** With the demo agency's stand-ins for third parties; without them by default. */
const STAND_INS = '--stand-ins';
const asked = process.argv.slice(2).filter((argument) => argument !== RECORD && argument !== STAND_INS);
const chosen = asked.length > 0 ? asked : usual;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}.\n`);
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'facade-bench-'));
// The database is another user's where root measures.
await chmod(folder, 0o755);
const children = new ChildProcesses();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(130)));

const measured: Part[] = [];
try {
  await measureAll();
  if (asked.length === 0 || process.argv.includes(RECORD)) await writeReport(measured);
} finally {
  await cleanUp();
}

async function cleanUp() {
  await children.stopAll();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll() {
  const isChosen = ({ name }: { name: string }) => chosen.includes(name);
  if (SITE_PARTS.some(isChosen)) {
    const site = await startBenchSite({
      children,
      folder,
      standIns: process.argv.includes(STAND_INS),
      progress: terminalProgress(),
    });
    for (const part of SITE_PARTS.filter(isChosen)) await measure(part.title, () => part.measure(site));
    await site.stop();
  }
  for (const part of [...LONE_PARTS, ...LONG_PARTS].filter(isChosen)) await measure(part.title, part.measure);
}

/** A part that fails does not stop the others. */
async function measure(title: string, work: () => Promise<Part>) {
  try {
    const part = await terminalProgress().step(title, work);
    measured.push(part);
    print(part);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${title} was not measured: ${(error as Error).stack}\n`);
  }
}

function print({ title, figures, remarks, extra }: Part) {
  process.stdout.write(`${title}\n${figures.map((figure) => `  ${line(figure)}\n`).join('')}`);
  process.stdout.write(`${remarks.map((remark) => `  ${remark}\n`).join('')}${extra ? `${extra}\n` : ''}\n`);
}
