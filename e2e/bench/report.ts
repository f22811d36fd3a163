import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../../local/root.ts';
import { verdict } from './budget.ts';
import type { Part } from './budget.ts';

const FILE = path.join(ROOT, 'docs/benchmarks.md');

/** Writes `docs/benchmarks.md`, with the machine, as every figure depends on it. */
export async function writeReport(parts: Part[], seconds: number) {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}`;
  const text = `# Benchmarks

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, in ${Math.round(seconds)} s. Machine: ${machine}.
A shared machine: trust ratios and counts, not single times. "miss" is a budget that is not met yet; a figure without a budget is only reported.

${parts.map(section).join('\n\n')}
`;
  await writeFile(FILE, await format(text, { parser: 'markdown' }));
}

function section({ title, figures, remarks, extra }: Part): string {
  const rows = figures.map(
    (figure) => `| ${figure.what} | ${figure.measured} | ${figure.budget ?? '–'} | ${verdict(figure)} |`,
  );
  const table = figures.length
    ? ['| what | measured | budget | |', '|---|---|---|---|', ...rows].join('\n')
    : 'Not measured this time.';
  return [`## ${title}`, table, remarks.join('\n\n'), extra].filter(Boolean).join('\n\n');
}
