/** Asks once more for stylesheets of the page that did not come. */
export function mendStylesheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
