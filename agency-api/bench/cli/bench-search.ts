import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { onEngine, type Engine } from '../on-engine.ts';
import { benchSearch, type SearchBench } from '../search-bench.ts';

type EngineBench = SearchBench & { engine: Engine };

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, engine: { type: 'string' } },
});
const count = Number(values.count);

/** Each engine in a separate process, so that they share neither memory nor caches. */
function benchBoth(): void {
  const results = (['pglite', 'postgresql'] as const).map(benchInOwnProcess);
  process.stdout.write(`\n${table(results)}\n`);
}

function benchInOwnProcess(engine: Engine): EngineBench {
  const { status, stdout } = spawnSync(
    process.execPath,
    [import.meta.filename, '--engine', engine, '--count', String(count)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.stdout.write(stdout);
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout) as EngineBench;
}

async function benchEngine(engine: Engine): Promise<void> {
  const result = await onEngine(engine, (database) => benchSearch(database, count));
  process.stdout.write(`${JSON.stringify({ engine, ...result } satisfies EngineBench)}\n`);
}

function table(results: EngineBench[]): string {
  const figures = ({ p50, p95, p99 }: SearchBench['usual']) =>
    [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
  const lines = results.map(
    ({
      engine,
      listings,
      loadSeconds,
      loadCpuSeconds,
      peakMemoryMegabytes,
      memoryMegabytes,
      firstMilliseconds,
      usual,
      further,
      worst,
      suggestions,
    }) =>
      `| ${engine} | ${listings} | ${loadSeconds.toFixed(1)} / ${loadCpuSeconds.toFixed(1)} | ${peakMemoryMegabytes.toFixed(0)} / ${memoryMegabytes.toFixed(0)} | ${firstMilliseconds.toFixed(0)} | ${[usual, further, worst, suggestions].map(figures).join(' | ')} |`,
  );
  return [
    '| engine | listings | load, s wall / CPU | memory, MB, loading / after | first search, ms | usual, ms p50 / p95 / p99 | further filters | worst | suggestions |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

if (values.engine) await benchEngine(values.engine as Engine);
else benchBoth();
