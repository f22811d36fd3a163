import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FormApi } from 'final-form';
import { keepDraft, readDraft } from './draft.ts';
import type { FormValues } from './form-values.ts';

interface Options {
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
export function useDraft({ form, name, idempotencyKey, accepted, restore }: Options): void {
  useEffect(() => {
    const draft = restore ? readDraft(name) : undefined;
    if (draft) idempotencyKey.current = draft.key;
    fill(form, draft?.values ?? {});
    return form.subscribe(
      ({ pristine, values }) => {
        if (!pristine && !accepted.current) keepDraft(name, { values, key: idempotencyKey.current });
      },
      { pristine: true, values: true },
    );
  }, [form, name, idempotencyKey, accepted, restore]);
}

function fill(form: FormApi<FormValues>, values: Partial<FormValues>) {
  form.batch(() => {
    for (const [field, value] of Object.entries(values)) form.change(field as keyof FormValues, value);
  });
}
