/** What stands where an element of the page before stood, if anything does. */
export type Successor = <Kind extends Element>(element: Kind) => Kind | undefined;

/** Has React finish what the work changes before it returns: `flushSync` of `react-dom`, which is not there early. */
export type Flush = (work: () => void) => void;

/** What visitors write into, press and open. */
const USED = 'input, textarea, select, button, a[href], form, details, [popover], dialog';

/** Whose buttons those are, where many have the same label. */
const ITEM = 'article, li';

/**
 * Has the page rendered anew in place of the one that the server sent, so that the visitor goes on where they are: open parts stay open, the focus and
 * whatever is scrolled stay in their places. Values of fields are for who tells their handlers of them.
 * @param render puts all of the new page there before it returns
 */
export function replacePage(render: () => void): Successor {
  const before = usedElements();
  const { activeElement: focused } = document;
  const caret = findCaret(focused);
  const details = [...document.querySelectorAll('details')].map((element) => ({
    element,
    isOpen: element.open,
  }));
  const popovers = [...document.querySelectorAll<HTMLElement>('[popover]')].filter(isShown);
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const scrolled = scrolledElements();
  const { scrollX: left, scrollY: top } = window;
  // They stand in the head, where React leaves scripts alone, and the new page brings its own.
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();

  render();
  const after = new Map([...usedElements()].map(([element, name]) => [name, element]));
  const successor = ((element) => after.get(before.get(element) ?? '')) as Successor;
  for (const { element, isOpen } of details) {
    const next = successor(element);
    if (next && next.open !== isOpen) next.open = isOpen;
  }
  for (const element of popovers) successor(element)?.showPopover();
  for (const element of dialogs) {
    const next = successor(element);
    if (next && !next.open) next.showModal();
  }
  for (const { list, index, ...place } of scrolled)
    document.getElementsByClassName(list)[index]?.scrollTo({ ...place, behavior: 'instant' });
  window.scrollTo({ left, top, behavior: 'instant' });
  const field = focused && successor(focused);
  if (field instanceof HTMLElement) {
    field.focus({ preventScroll: true });
    // Behind those who tell handlers what was written: it puts the caret at the end.
    if (caret) setTimeout(() => document.activeElement === field && putCaret(field, caret));
  }
  return successor;
}

/** Elements that visitors use, each with a name of its own that the same one has in another rendering of the page. */
function usedElements(): Map<Element, string> {
  const counts = new Map<string, number>();
  const named = new Map<Element, string>();
  for (const element of document.querySelectorAll(USED)) {
    const name = toElementName(element);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    named.set(element, `${name} ${count}`);
  }
  return named;
}

/** By what visitors know it by. Ids are no names: React makes others in the browser than on the server. */
function toElementName(element: Element): string {
  const { tagName } = element;
  const given = ['type', 'name', 'href', 'action', 'data-draft', 'aria-label'].map((name) =>
    element.getAttribute(name),
  );
  const form = element instanceof HTMLFormElement ? undefined : element.closest('form');
  const item = element.closest(ITEM)?.querySelector('a[href]');
  return JSON.stringify([
    tagName,
    ...given,
    element.matches('[type=radio], [type=checkbox]') && element.getAttribute('value'),
    element.matches('button, a')
      ? element.textContent
      : element.querySelector(':scope > summary')?.textContent,
    form?.getAttribute('data-draft') ?? form?.getAttribute('action'),
    item?.getAttribute('href'),
  ]);
}

/** Browsers that do not know popovers do not know the selector either. */
const isShown = (element: HTMLElement) =>
  'popover' in HTMLElement.prototype && element.matches(':popover-open');

/** Strips of pictures, sheets: by the classes of the element and its place among those that have the same. */
const scrolledElements = () =>
  [...document.body.querySelectorAll('[class]')].flatMap((element) => {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left === 0 && top === 0) return [];
    const list = element.getAttribute('class')!;
    const index = [...document.getElementsByClassName(list)].indexOf(element);
    return [{ list, index, left, top }];
  });

type Caret = [start: number, end: number];
type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Fields for numbers and addresses have none to ask for. */
const findCaret = (element: Element | null): Caret | undefined =>
  isTextField(element) && element.selectionStart !== null
    ? [element.selectionStart, element.selectionEnd!]
    : undefined;

function putCaret(field: HTMLElement, [start, end]: Caret) {
  if (isTextField(field) && field.selectionStart !== null) field.setSelectionRange(start, end);
}
