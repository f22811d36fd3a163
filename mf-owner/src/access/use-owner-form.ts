import { useEffect, useRef, type SubmitEvent } from 'react';
import type { ApiClient } from 'shared-kit/api-client';
import { focusFirstFault, useSender } from 'shared-kit/forms/form-sending';
import type { OwnerRefusal } from './owner-refusal.tsx';

/** Sends a form; returns why it was refused, or nothing when it was accepted. The same in browser and action. */
export type SendForm = (api: ApiClient, form: URLSearchParams) => Promise<OwnerRefusal | undefined>;

/**
 * A form that is sent without leaving the page. Without JavaScript it is a plain post to the page's action, whose refusal is
 * where it starts.
 */
export function useOwnerForm(
  send: SendForm,
  refusedBefore: OwnerRefusal | undefined,
  onAccepted: () => void,
) {
  const { refusal, isSending, send: start } = useSender(refusedBefore, onAccepted);
  const sent = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusal && sent.current) focusFirstFault(sent.current);
  }, [refusal]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    sent.current = event.currentTarget;
    const fields = readFields(event.currentTarget);
    if (!isSending) await start((api) => send(api, fields));
  }

  return { refusal, isSending, onSubmit };
}

function readFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  return new URLSearchParams(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
