import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChildProcesses } from '../../gateway/local/child-processes.ts';
import { freePort } from '../../gateway/local/ports.ts';
import { terminalProgress } from '../../gateway/local/progress.ts';
import { startSite } from '../../gateway/local/start-site.ts';
import type { Site } from '../../gateway/local/start-site.ts';
import { line } from './budget.ts';
import type { Part } from './budget.ts';
import { measureFirstView } from './first-view.ts';
import { writeReport } from './report.ts';
import { measureSearch } from './search.ts';
import { measureServerRendering } from './server-rendering.ts';

/** `npm run bench`: the figures of the budgets, printed and kept in docs/benchmarks.md. Names of parts choose among them. */
const PARTS = ['first-view', 'server-rendering', 'search'];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : PARTS;
const unknown = chosen.filter((name) => !PARTS.includes(name));
if (unknown.length) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.\n`);
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
  if (chosen.length === PARTS.length) await writeReport(parts, (performance.now() - started) / 1000);
} finally {
  await children.stopAll();
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<Part[]> {
  const parts: Part[] = [];
  const progress = terminalProgress();
  const isChosen = (name: string) => chosen.includes(name);
  if (isChosen('first-view') || isChosen('server-rendering')) {
    const site = await startBenchSite();
    if (isChosen('first-view'))
      parts.push(await progress.step('First view', () => measureFirstView(site.url)));
    if (isChosen('server-rendering'))
      parts.push(await progress.step('Server rendering', () => measureServerRendering(site, folder)));
    await site.stop();
  }
  if (isChosen('search')) parts.push(await progress.step('Search', measureSearch));
  return parts;
}

async function startBenchSite(): Promise<Site> {
  return startSite({
    children,
    progress: terminalProgress(),
    environment: {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      AGENCY_DATA: path.join(folder, 'data'),
      DATABASE_URL: '',
      RELEASES: path.join(folder, 'releases'),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    },
  });
}

function print({ title, figures, remarks, extra }: Part) {
  process.stdout.write(`\n${title}\n${figures.map((figure) => `  ${line(figure)}\n`).join('')}`);
  process.stdout.write(`${remarks.map((remark) => `  ${remark}\n`).join('')}${extra ? `${extra}\n` : ''}`);
}
