import { isHydrated } from '../document/hydration-probe.ts';
import { SCRIPTED_FORM } from '../document/scripted.ts';
import type { Flush, Successor } from './replace-page.ts';

/** ms after which a form is sent as one without scripts: the code may never come. */
const LONGEST_WAIT = 5_000;

interface Held {
  submitter: HTMLElement | null;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Holds forms that are sent before their code is there. As plain forms they would show all of their steps at once, the later ones empty
 * and refused.
 */
export function submitReplay() {
  const held = new Map<HTMLFormElement, Held>();
  const sendPlain = (form: HTMLFormElement) => {
    held.delete(form);
    form.submit();
  };
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !form.matches(SCRIPTED_FORM) || isHydrated(form)) return;
      // React may take the form over at this very event: it would be sent twice.
      event.stopImmediatePropagation();
      event.preventDefault();
      if (!held.has(form))
        held.set(form, { submitter, timer: setTimeout(() => sendPlain(form), LONGEST_WAIT) });
    },
    true,
  );
  return {
    /** Other forms stand in the places of those that are held. */
    moveTo(successor: Successor) {
      for (const [form, { submitter, timer }] of [...held]) {
        clearTimeout(timer);
        held.delete(form);
        const next = successor(form);
        if (!next) continue;
        const by = submitter && successor(submitter);
        held.set(next, { submitter: by ?? null, timer: setTimeout(() => sendPlain(next), LONGEST_WAIT) });
      }
    },
    /** Parts of the page have been hydrated, and been told what was written into their fields. */
    replay(flush: Flush) {
      for (const [form, { submitter, timer }] of [...held]) {
        if (!isHydrated(form)) continue;
        held.delete(form);
        clearTimeout(timer);
        queueMicrotask(() => flush(() => form.requestSubmit(submitter)));
      }
    },
  };
}
