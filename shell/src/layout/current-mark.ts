/** `aria-current` of a menu entry: this page, a page below it, or neither. A language's home has everything below it. */
export function currentMark(entryPath: string | undefined, path: string): 'page' | 'true' | undefined {
  if (entryPath === undefined) return undefined;
  const [entry, page] = [entryPath, path].map((one) => one.replace(/\/?$/, '/'));
  if (entry === page) return 'page';
  const isHome = /^\/(\w\w\/)?$/.test(entry!);
  return !isHome && page!.startsWith(entry!) ? 'true' : undefined;
}
