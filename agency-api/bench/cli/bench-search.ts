import { parseArgs } from 'node:util';
import { onOwnDatabase } from '../on-own-database.ts';
import { benchSearch, type SearchBench } from '../search-bench.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });

function table({
  listings,
  loadSeconds,
  loadCpuSeconds,
  peakMemoryMegabytes,
  memoryMegabytes,
  firstMilliseconds,
  usual,
  further,
  worst,
  texts,
  suggestions,
}: SearchBench): string {
  const figures = ({ p50, p95, p99 }: SearchBench['usual']) =>
    [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
  return [
    '| listings | load, s wall / CPU | memory, MB, loading / after | first search, ms | usual, ms p50 / p95 / p99 | further filters | worst | texts | suggestions |',
    '|---|---|---|---|---|---|---|---|---|',
    `| ${listings} | ${loadSeconds.toFixed(1)} / ${loadCpuSeconds.toFixed(1)} | ${peakMemoryMegabytes.toFixed(0)} / ${memoryMegabytes.toFixed(0)} | ${firstMilliseconds.toFixed(0)} | ${[usual, further, worst, texts, suggestions].map(figures).join(' | ')} |`,
  ].join('\n');
}

const result = await onOwnDatabase((database) => benchSearch(database, Number(values.count)));
process.stdout.write(`${JSON.stringify(result)}\n\n${table(result)}\n`);
