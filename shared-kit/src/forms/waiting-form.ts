const PREFIX = 'facade.waiting.';

/** Notes whether a form of this tab waits to be sent, so that a page that is opened anew does not wait for the visitor (product V45). */
export function noteWaitingForm(name: string, isWaiting: boolean): void {
  try {
    if (isWaiting) sessionStorage.setItem(PREFIX + name, '1');
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is full or not accessible: there is no draft that could wait.
  }
}

/** Whether some form of this tab waits to be sent. */
export function isAnyFormWaiting(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** Under which name a tab keeps the draft of a form; the form has the name as `data-draft`. */
export const draftKey = (name: string) => `facade.form.${name}`;

/** Whether the page has a form that was begun in this tab: what was written is put back by scripts. */
export function isFormOfPageBegun(): boolean {
  try {
    return [...document.querySelectorAll<HTMLElement>('form[data-draft]')].some(
      ({ dataset }) => sessionStorage.getItem(draftKey(dataset.draft!)) !== null,
    );
  } catch {
    return false;
  }
}
