import { useRef, useState } from 'react';
import { FORM_ERROR } from 'final-form';
import { createApiClient } from 'shared-kit/api-client';
import type { FormValues } from './form-values.ts';
import { sendForm } from './send-form.ts';
import type { OutgoingForm, SendOutcome } from './send-form.ts';

interface Sender {
  /** Of the last sending; undefined before the first. */
  outcome: SendOutcome['kind'] | undefined;
  /** For final-form: sends, and returns what is wrong. */
  submit(
    values: FormValues,
    details: Omit<OutgoingForm, 'values'>,
  ): Promise<Record<string, string> | undefined>;
}

/** Sends a form from the browser and remembers what became of it. */
export function useSender(first: SendOutcome['kind'] | undefined, onAccepted: () => void): Sender {
  const [outcome, setOutcome] = useState(first);
  const api = useRef(createApiClient({ baseUrl: '' }));
  return {
    outcome,
    async submit(values, details) {
      const sent = await sendForm(api.current, { ...details, values });
      setOutcome(sent.kind);
      if (sent.kind === 'refused') return sent.faults as Record<string, string>;
      if (sent.kind !== 'accepted') return { [FORM_ERROR]: sent.kind };
      onAccepted();
      return undefined;
    },
  };
}
