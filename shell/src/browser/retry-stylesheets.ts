/** Asks once more for stylesheets of the page that did not come: such a sheet is empty, or may not be read. */
export function retryStylesheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/remotes/"]'))
    if (!hasRules(link)) link.replaceWith(link.cloneNode());
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    return false;
  }
}
