/** A wrong field; a list that opens is reached by its button. */
const WRONG_FIELD = '[aria-invalid="true"], [data-invalid] summary';

/** Takes the visitor to the first wrong field, once the form shows it. */
export function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(WRONG_FIELD)?.focus());
}
