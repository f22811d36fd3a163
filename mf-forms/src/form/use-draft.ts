import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FormApi } from 'final-form';
import { keepDraft, readDraft } from './draft.ts';
import type { FormValues } from './form-values.ts';

interface Options {
  form: FormApi<FormValues>;
  /** Names the draft. */
  name: string;
  /** Key of the form: that of the draft, so that a form which was on its way at a reload is not stored twice. */
  idempotencyKey: RefObject<string>;
  /** Whether the form has arrived: nothing is kept any more. */
  accepted: RefObject<boolean>;
  /** False where the server has already put back what the visitor wrote. */
  restore: boolean;
}

/** Puts back what the visitor had begun, and keeps what is written from now on. */
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
