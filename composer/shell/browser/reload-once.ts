const KEY = 'page.reloaded';

/**
 * Loads the page anew because of files that did not come: a new release may have taken their place. Once for the same files
 * in this tab, never in a loop. False when it was done already, or when the browser cannot remember that.
 * @param missing names of what is missing, with versions
 */
export function reloadOnce(missing: readonly string[], reload = () => location.reload()): boolean {
  const before = remembered();
  if (missing.every((name) => before.includes(name))) return false;
  if (!remember([...new Set([...before, ...missing])])) return false;
  reload();
  return true;
}

/** What came after all has its reload to spare again. */
export function forgetReloads(present: readonly string[]) {
  const before = remembered();
  if (before.some((name) => present.includes(name)))
    remember(before.filter((name) => !present.includes(name)));
}

function remembered(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function remember(names: string[]): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(names));
    return true;
  } catch {
    return false;
  }
}
