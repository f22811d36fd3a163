/** Versions that visitors are likely to have, besides the live one. */
const LIKELY = 2;

/**
 * The versions of an app that were live last, the latest first: after a promotion those before it, after a rollback the one that was
 * taken back too.
 */
export function earlierVersions(flips: readonly { version: string }[], live: string): string[] {
  const others = flips.map(({ version }) => version).filter((version) => version !== live);
  return [...new Set(others.reverse())].slice(0, LIKELY);
}
