/** Frames after which no fault is to come. */
const MOST_FRAMES = 60;

/**
 * Takes the visitor to the first wrong field, once the form shows it, unless they have gone on by then: fields that are being hydrated
 * show it some frames later.
 */
export function focusFirstFault(form: HTMLFormElement): void {
  const before = document.activeElement;
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (document.activeElement !== before) return;
      const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field) field.focus();
      else if (frames < MOST_FRAMES) look(frames + 1);
    });
  look(1);
}
