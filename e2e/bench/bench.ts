import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChildProcesses } from '../../gateway/local/child-processes.ts';
import { terminalProgress } from '../../gateway/local/progress.ts';
import { startBenchSite } from './bench-site.ts';
import { line } from './budget.ts';
import type { Part } from './budget.ts';
import { LONE_PARTS, SITE_PARTS } from './parts.ts';
import { writeReport } from './report.ts';

/** `npm run bench`: the figures of the budgets, printed and kept in docs/benchmarks.md. Names of parts choose among them. */
const names = [...SITE_PARTS, ...LONE_PARTS].map(({ name }) => name);
const chosen = process.argv.length > 2 ? process.argv.slice(2) : names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}.\n`);
  process.exit(1);
}

const children = new ChildProcesses();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void children.stopAll().then(() => process.exit(130)));

const started = performance.now();
const folder = await mkdtemp(path.join(tmpdir(), 'facade-bench-'));
try {
  const parts = await measure();
  for (const part of parts) print(part);
  if (chosen.length === names.length) await writeReport(parts, (performance.now() - started) / 1000);
} finally {
  await children.stopAll();
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<Part[]> {
  const parts: Part[] = [];
  const { step } = terminalProgress();
  const isChosen = ({ name }: { name: string }) => chosen.includes(name);
  if (SITE_PARTS.some(isChosen)) {
    const site = await startBenchSite(children, folder);
    for (const part of SITE_PARTS.filter(isChosen))
      parts.push(await step(part.title, () => part.measure(site)));
    await site.stop();
  }
  for (const part of LONE_PARTS.filter(isChosen)) parts.push(await step(part.title, part.measure));
  return parts;
}

function print({ title, figures, remarks, extra }: Part) {
  process.stdout.write(`\n${title}\n${figures.map((figure) => `  ${line(figure)}\n`).join('')}`);
  process.stdout.write(`${remarks.map((remark) => `  ${remark}\n`).join('')}${extra ? `${extra}\n` : ''}`);
}
