/** Contents of what is closed; one that stands in another one may be taken for open. */
const CLOSED = /(<details(?![^>]*\sopen[\s=>])[^>]*>(?:\s*<summary.*?<\/summary>)?)(.*?)(?=<\/details>)/gs;

const FOOTER = '<footer';
const CLASS = ' class="';

/**
 * Class attributes of the elements that a page may show first, each once, in their order: not those of the footer, nor of what is
 * closed. Most elements have the classes of others.
 */
export function classListsOfFirstScreen(markup: string): Set<string> {
  const lists = new Set<string>();
  const footer = markup.lastIndexOf(FOOTER);
  const shown = footer < 0 ? markup : markup.slice(0, footer);
  const closed = closedRanges(shown);
  let next = 0;
  let at = shown.indexOf(CLASS);
  while (at >= 0) {
    while (next < closed.length && closed[next]!.end <= at) next++;
    const range = closed[next];
    if (range && range.start <= at) {
      at = shown.indexOf(CLASS, range.end);
      continue;
    }
    const start = at + CLASS.length;
    const end = shown.indexOf('"', start);
    if (end < 0) break;
    lists.add(shown.slice(start, end));
    at = shown.indexOf(CLASS, end);
  }
  return lists;
}

/** Where the contents of what is closed begin and end, in their order. */
const closedRanges = (markup: string) =>
  [...markup.matchAll(CLOSED)].map(({ index, 0: whole, 1: head }) => ({
    start: index + head!.length,
    end: index + whole.length,
  }));
