import { draftKey, noteWaitingForm } from 'shared-kit/forms/waiting-form';
import { useEffect, type RefObject } from 'react';
import type { FormApi } from 'final-form';
import type { FormValues } from './form-description.ts';

/** An unsent form: it survives a failed submission and a reload, in this tab only. */
interface Draft {
  values: FormValues;
  /** What the fields held at first. */
  initial: FormValues;
  key: string;
  /** The visitor wants it sent as soon as the browser is online again. */
  isWaiting?: boolean;
}

/** Undefined when there is none, or storage is not accessible. */
export function readDraft(name: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(draftKey(name));
    return text ? (JSON.parse(text) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(draft));
  } catch {
    // Storage is full or not accessible: the form works without a draft.
  }
}

export function dropDraft(name: string): void {
  noteWaitingForm(name, false);
  try {
    sessionStorage.removeItem(draftKey(name));
  } catch {
    // Storage is not accessible, so there is no draft to remove.
  }
}

interface DraftOptions {
  form: FormApi<FormValues>;
  /** Storage key of the draft. */
  name: string;
  /** Idempotency key of the form. The draft's is reused, so that a form that was being sent during a reload is stored once. */
  idempotencyKey: RefObject<string>;
  /** Whether the API accepted the form: the draft is removed. */
  accepted: RefObject<boolean>;
  /** False when the server has already restored the submitted values. */
  restore: boolean;
}

/** Restores the draft, and saves further input. */
export function useDraft({ form, name, idempotencyKey, accepted, restore }: DraftOptions): void {
  useEffect(() => {
    const draft = restore ? readDraft(name) : undefined;
    if (draft) idempotencyKey.current = draft.key;
    fill(form, draft ? written(draft) : {});
    return form.subscribe(
      ({ pristine, values, initialValues = {} }) => {
        if (pristine || accepted.current) return;
        keepDraft(name, { values, initial: initialValues as FormValues, key: idempotencyKey.current });
      },
      { pristine: true, values: true, initialValues: true },
    );
  }, [form, name, idempotencyKey, accepted, restore]);
}

/** What the visitor wrote. The rest is left to the page: a message that it had begun is in the language of the page. */
const written = ({ values, initial }: Draft): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial?.[field]),
    ),
  );

function fill(form: FormApi<FormValues>, values: Partial<FormValues>) {
  form.batch(() => {
    for (const [field, value] of Object.entries(values)) form.change(field, value);
  });
}
