import { isHydrated } from '../document/hydration-probe.ts';
import type { Flush } from './early-page.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field held before scripts took it over. */
interface Entry {
  field: Field;
  value: string;
  checked: boolean;
}

/** A click that no handler answered, with its time in the page's milliseconds. */
interface Click {
  button: HTMLButtonElement;
  at: number;
}

/** ms after which a click is dropped: so late a reaction would surprise the visitor. */
const LONGEST_WAIT = 5_000;

/** Whether buttons open what they name by themselves; older browsers need a script for it. */
const opensByItself = () => 'commandForElement' in HTMLButtonElement.prototype;

/** Buttons that do nothing without scripts. */
const scripted = () => `button[type=button]:not([popovertarget]${opensByItself() ? ', [command]' : ''})`;

/**
 * What visitors write into fields of the page before its code is there, and what the browser puts back into them, would be lost:
 * components begin with what the server sent. So would clicks on buttons. Their handlers are told of it as soon as they are there.
 */
export function visitorInput() {
  let entries: Entry[] = [];
  let clicks: Click[] = [];
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(scripted()) : null;
      if (button && !isHydrated(button)) clicks.push({ button, at: timeStamp });
    },
    true,
  );
  return {
    /** Looks at the fields, just before parts of the page are taken over. */
    note() {
      const fields = document.querySelectorAll<Field>('main :is(input, textarea, select)');
      const waiting = [...fields].filter((field) => isChanged(field) && !isHydrated(field));
      // Those that are taken over at this very moment have not been told yet.
      entries = [...entries.filter(({ field }) => isHydrated(field)), ...waiting.map(entryOf)];
    },
    /** Parts of the page have been taken over. */
    tell(flush: Flush) {
      const answering = entries.filter(({ field }) => isHydrated(field));
      const clicked = clicks.filter(({ button }) => isHydrated(button));
      entries = entries.filter((entry) => !answering.includes(entry));
      clicks = clicks.filter((click) => !clicked.includes(click));
      const recent = clicked.filter(({ at }) => performance.now() - at < LONGEST_WAIT);
      // Outside of React's work, one after the other: each handler must see what the one before it changed.
      queueMicrotask(() => {
        for (const entry of answering) flush(() => tellHandlers(entry));
        for (const { button } of recent) flush(() => button.click());
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

const entryOf = (field: Field): Entry => ({
  field,
  value: field.value,
  checked: isChoice(field) && field.checked,
});

/** As if the visitor did it now: from what the server sent to what was there. React hears of differences only. */
function tellHandlers({ field, value, checked }: Entry) {
  if (!field.isConnected) return;
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
