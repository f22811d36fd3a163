import { isHydrated } from '../document/scripted.ts';
import type { Flush, Successor } from './replace-page.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field held before scripts took it over. */
interface Entry {
  field: Field;
  value: string;
  checked: boolean;
  /** Chosen files: no script may write their names into a field. */
  files: FileList | null;
}

/**
 * What visitors write into fields of the page before its code is there, and what the browser puts back into them, would be lost:
 * components begin with what the server sent. Their handlers are told of it as soon as they are there. The fields themselves keep it until
 * then: the code that hydrates the page looks at them.
 */
export function fieldReplay() {
  let entries: Entry[] = [];
  return {
    /** Looks at the fields, just before parts of the page are hydrated. */
    capture() {
      const fields = document.querySelectorAll<Field>('main :is(input, textarea, select)');
      const waiting = [...fields].filter((field) => isChanged(field) && !isHydrated(field));
      // Those that are hydrated at this very moment have not been told yet.
      entries = [...entries.filter(({ field }) => isHydrated(field)), ...waiting.map(readEntry)];
    },
    /** Other elements stand in the places of those that the visitor used; what has none is nothing that could be told. */
    moveTo(successor: Successor) {
      entries = entries.flatMap((entry) => {
        const field = successor(entry.field);
        if (field && isFiles(field)) field.files = entry.files;
        return field ? [{ ...entry, field }] : [];
      });
    },
    /** Parts of the page have been hydrated. */
    replay(flush: Flush) {
      const answering = entries.filter(({ field }) => isHydrated(field));
      entries = entries.filter((entry) => !answering.includes(entry));
      // Outside of React's work, one after the other: each handler must see what the one before it changed.
      queueMicrotask(() => {
        for (const entry of answering) flush(() => replayInto(entry));
      });
    },
  };
}

function isChanged(field: Field): boolean {
  if (isSelect(field))
    return (
      [...field.options].some((option) => option.selected !== option.defaultSelected) && hasDefault(field)
    );
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** A list without a choice of its own shows its first option. */
const hasDefault = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex > 0 || [...options].some((option) => option.defaultSelected);

const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isFiles = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'file';

const readEntry = (field: Field): Entry => ({
  field,
  value: field.value,
  checked: isChoice(field) && field.checked,
  files: isFiles(field) ? field.files : null,
});

/** As if the visitor did it now: from what the server sent to what was there. React hears of differences only. */
function replayInto({ field, value, checked }: Entry) {
  if (!field.isConnected) return;
  if (isFiles(field)) {
    // A component that looked for itself has taken them out of the field.
    if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isChoice(field)) {
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  const wanted = isChanged(field) ? field.value : value;
  if (isSelect(field)) field.value = wanted;
  else {
    keepingCaret(field, () => {
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, wanted);
    });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A visitor who is writing goes on where they are. */
function keepingCaret(field: HTMLInputElement | HTMLTextAreaElement, change: () => void) {
  const { selectionStart, selectionEnd } = field;
  change();
  // Fields for numbers and addresses have no caret to ask for.
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
}
