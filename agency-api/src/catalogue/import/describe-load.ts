import type { LoadResult } from './load-feed.ts';

/** Summary of a load, as lines of text. */
export function describeLoad(result: LoadResult): string[] {
  const { added, updated, returned, withdrawn } = result.listings;
  const changes = { added, updated, returned, withdrawn };
  const counts = Object.entries(changes)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  const listings =
    counts.length > 0 ? `listings: ${counts.join(', ')}` : 'types, cities, owners or projects changed';
  return [
    result.isChanged ? listings : 'nothing changed',
    ...(result.placeholderWithdrawn ? ['the placeholder data are withdrawn'] : []),
    ...(result.skipped > 0 ? [`faults in records that were left out: ${result.skipped}`] : []),
    ...result.warnings.map((warning) => `warning: ${warning}`),
    ...result.legal.map((line) => `to be told by law: ${line}`),
  ];
}
