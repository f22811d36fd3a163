/** A release whose pages can be told from those of the one before, by a text and by its version. */
export interface Marked {
  app: string;
  /** Of the release with the changed text. */
  version: string;
  text: string;
}

const FILES = /\/remotes\/([\w-]+)\/([\w.+-]+)\//g;
const COMPOSITION = /\/compositions\/([\w-]+)\.json/g;

/** What is wrong with the document of a page; undefined if it is whole and of one composition. */
export function faultOfPage(html: string, marked?: Marked): string | undefined {
  if (!/^\s*<!doctype html>/i.test(html)) return 'no document';
  if (!html.trimEnd().endsWith('</html>')) return 'cut off';
  const compositions = new Set(Array.from(html.matchAll(COMPOSITION), ([, hash]) => hash));
  if (compositions.size !== 1) return `${compositions.size} compositions`;
  const versions = Map.groupBy(html.matchAll(FILES), ([, app]) => app!);
  for (const [app, files] of versions)
    if (new Set(files.map(([, , version]) => version)).size > 1) return `mixed: two versions of ${app}`;
  const files = marked && versions.get(marked.app);
  // A page without its part has no text of it.
  if (!files || !html.includes('<article')) return undefined;
  const isMarked = files[0]![2] === marked.version;
  return html.includes(marked.text) === isMarked
    ? undefined
    : `mixed: the text of ${marked.app} is of another version than its files`;
}
