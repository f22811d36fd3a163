import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../local/root.ts';
import { verdict } from './budget.ts';
import type { Part } from './budget.ts';

const FILE = path.join(ROOT, 'docs/benchmarks.md');

/** Writes the sections of these parts in `docs/benchmarks.md`, each with its day and machine, as every figure depends on them. */
export async function writeReport(parts: Part[]) {
  const text = withParts(await readFile(FILE, 'utf8').catch(() => ''), parts, dayAndMachine());
  await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' }));
}

/** The report with these parts in place of their former sections; new ones come last. */
function withParts(report: string, parts: readonly Part[], measured: string): string {
  const sections = new Map(
    report
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0]!.trim(), `## ${section.trim()}`]),
  );
  for (const part of parts) sections.set(part.title, section(part, measured));
  return `# Benchmarks

\`npm run bench\`. A shared machine: trust ratios and counts, not single times. "miss" is a budget that is not met yet; a figure without a budget is only reported.

${[...sections.values()].join('\n\n')}
`;
}

function dayAndMachine(): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}`;
  return `Measured ${new Date().toISOString().slice(0, 10)}: ${machine}.`;
}

function section({ title, figures, remarks, extra }: Part, measured: string): string {
  const rows = figures.map(
    (figure) => `| ${figure.what} | ${figure.measured} | ${figure.budget ?? '–'} | ${verdict(figure)} |`,
  );
  const table = figures.length
    ? ['| what | measured | budget | |', '|---|---|---|---|', ...rows].join('\n')
    : 'Not measured this time.';
  return [`## ${title}`, measured, table, remarks.join('\n\n'), extra].filter(Boolean).join('\n\n');
}
