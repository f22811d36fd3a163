/** Asks once more for stylesheets of the page that did not come: such a sheet is empty, or may not be read. */
export function retryStylesheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/remotes/"]')) {
    if (hasRules(link)) continue;
    // One that comes late is on its way until its media are those of the screen, or it has failed.
    if (link.media === 'print' && link.dataset.failed === undefined)
      link.addEventListener('error', () => retry(link), { once: true });
    else retry(link);
  }
}

function retry(link: HTMLLinkElement) {
  const again = link.cloneNode() as HTMLLinkElement;
  again.media = 'all';
  delete again.dataset.failed;
  link.replaceWith(again);
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    return false;
  }
}
