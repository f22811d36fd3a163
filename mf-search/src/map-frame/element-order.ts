/**
 * Puts elements of a parent into an order, which is that of the Tab key; only those are moved that stand elsewhere. Nothing is moved while one of them has
 * the focus: it would lose it.
 */
export function putInOrder(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  if (parent.contains(document.activeElement)) return;
  let next = parent.firstElementChild;
  for (const element of wanted) {
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
  }
}
