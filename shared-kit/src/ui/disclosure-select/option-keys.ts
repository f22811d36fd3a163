import type { KeyboardEvent } from 'react';
import { closeAndReturn } from '../disclosure/disclosure.tsx';

/**
 * Keyboard of a multi-select (product K4): arrows move through the options, Enter toggles open, Tab closes. Space toggles an
 * option and Escape closes without help: the one is the checkbox's, the other the disclosure's.
 */
export function handleOptionKeys(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget;
  const isOnTrigger = (event.target as Element).tagName === 'SUMMARY';
  if (event.key === 'Enter' && !isOnTrigger) closeAndReturn(event);
  if (event.key === 'Tab') details.open = false;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    details.open = true;
    moveFocus(details, event.key === 'ArrowDown' ? 1 : -1);
  }
}

/** From the button or the search field down to the first option; from the first option up to where it came from. */
function moveFocus(details: HTMLDetailsElement, step: 1 | -1) {
  const stops = [...details.querySelectorAll<HTMLElement>('input:enabled:not([type="hidden"])')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[current + step];
  if (next) next.focus();
  else if (step === -1) details.querySelector('summary')!.focus();
}
