import type { UserEvent } from '@testing-library/user-event';
import type { FieldValue } from '../src/form/form-description.ts';

/** Writes a value into the fields of a name, in one way that visitors have. */
export type FillIn = (form: HTMLElement, name: string, value: FieldValue) => Promise<void>;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls that a value means: the text field, or the boxes to be ticked. */
function findControls(form: HTMLElement, name: string, value: FieldValue): Control[] {
  const all = [...form.querySelectorAll<Control>(`[name="${name}"]`)];
  const wanted = Array.isArray(value) ? value : [value];
  const found = all.filter((one) => !isTicked(one) || value === true || wanted.includes(one.value));
  if (found.length === 0) throw new Error(`There is no field ${name} for ${String(value)}`);
  return found;
}

const isTicked = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Where the focus is: texts are pasted, days are typed. */
const writeInto = ({ type }: Control, user: UserEvent, text: string) =>
  type === 'date' ? user.keyboard(text) : user.paste(text);

/** By mouse or finger. */
export const byPointer =
  (user: UserEvent): FillIn =>
  async (form, name, value) => {
    for (const control of findControls(form, name, value)) {
      await user.click(control);
      if (!isTicked(control)) await writeInto(control, user, String(value));
    }
  };

// The arrow keys of user-event look for the other choices by it, and jsdom lacks it.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

/** More than any form has. */
const MOST_STOPS = 120;

/** By keyboard alone: Tab to the field, arrows among the choices of one answer, the space bar for a box. */
export const byKeyboard =
  (user: UserEvent): FillIn =>
  async (form, name, value) => {
    for (const control of findControls(form, name, value)) {
      const isThere = () => {
        const { activeElement: active } = document;
        return control.type === 'radio'
          ? (active as HTMLInputElement | null)?.name === name
          : active === control;
      };
      for (let stop = 0; !isThere(); stop++) {
        if (stop === MOST_STOPS) throw new Error(`Tab does not lead to ${name}`);
        await user.tab();
      }
      if (control.type === 'radio')
        while (document.activeElement !== control) await user.keyboard('{ArrowDown}');
      if (!isTicked(control)) await writeInto(control, user, String(value));
      else if (!(control as HTMLInputElement).checked) await user.keyboard(' ');
    }
  };

/** As a browser without scripts has it: nothing listens. */
export const byBrowserAlone: FillIn = async (form, name, value) => {
  for (const control of findControls(form, name, value)) {
    if (isTicked(control)) (control as HTMLInputElement).checked = true;
    else control.value = String(value);
  }
};
