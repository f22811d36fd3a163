/**
 * Does something once the visitor sees the page: at once, or when a page that the browser rendered ahead is opened.
 * @returns ends the waiting
 */
export function whenShown(work: () => void): () => void {
  if (!document.prerendering) {
    work();
    return () => {};
  }
  document.addEventListener('prerenderingchange', work, { once: true });
  return () => document.removeEventListener('prerenderingchange', work);
}

declare global {
  interface Document {
    /** True while nobody sees the page; undefined where browsers render none ahead. */
    prerendering?: boolean;
  }
}
