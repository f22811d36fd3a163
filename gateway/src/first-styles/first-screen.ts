/** Contents of what is closed; one that stands in another one may be taken for open. */
const CLOSED = /(<details(?![^>]*\sopen[\s=>])[^>]*>(?:\s*<summary.*?<\/summary>)?)(.*?)(?=<\/details>)/gs;

const FOOTER = '<footer';

/** Classes of the elements that a page may show first: not those of the footer, nor of what is closed. */
export function classesOfFirstScreen(markup: string): Set<string> {
  const end = markup.lastIndexOf(FOOTER);
  const shown = (end < 0 ? markup : markup.slice(0, end)).replace(CLOSED, '$1');
  // Most elements have the classes of others.
  const lists = new Set<string>();
  for (const [, list] of shown.matchAll(/\sclass="([^"]*)"/g)) lists.add(list!);
  return new Set([...lists].flatMap((list) => list.split(' ')));
}
