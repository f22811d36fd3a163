type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field held before scripts took it over. */
interface Entry {
  field: Field;
  value: string;
  checked: boolean;
}

/**
 * What visitors write into fields of the page before its code is there, and what the browser puts back into them, would be lost:
 * components begin with what the server sent. Their handlers are told of it as soon as they are there.
 */
export function visitorInput() {
  let entries: Entry[] = [];
  return {
    /** Looks at the fields, just before parts of the page are taken over. */
    note() {
      const fields = document.querySelectorAll<Field>('main :is(input, textarea, select)');
      entries = [...fields].filter((field) => isChanged(field) && !isTakenOver(field)).map(entryOf);
    },
    /** Parts of the page have been taken over. */
    tell() {
      const [taken, waiting] = partition(entries, ({ field }) => isTakenOver(field) || isSelect(field));
      entries = waiting;
      taken.filter(({ field }) => field.isConnected).forEach(tellHandlers);
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

/** React gives the fields that it looks after a property of their own, but for lists. */
const isTakenOver = (field: Field) => Object.hasOwn(field, isChoice(field) ? 'checked' : 'value');

/** As if the visitor did it now: from what the server sent to what was there. React hears of differences only. */
function tellHandlers({ field, value, checked }: Entry) {
  if (isChoice(field)) {
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  const wanted = isChanged(field) ? field.value : value;
  if (isSelect(field)) field.value = wanted;
  else {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, wanted);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
