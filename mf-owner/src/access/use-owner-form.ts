import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { ApiClient } from 'shared-kit/api-client';
import type { RefusedForm } from './form-fault.ts';

/** Sends a form; returns why it was refused, or nothing when it was accepted. The same in browser and action. */
export type SendForm = (api: ApiClient, form: URLSearchParams) => Promise<RefusedForm | undefined>;

/**
 * A form that is sent without leaving the page. Without JavaScript it is a plain post to the page's action, whose refusal is
 * where it starts.
 */
export function useOwnerForm(send: SendForm, refusedBefore: RefusedForm | undefined, onAccepted: () => void) {
  const [refused, setRefused] = useState(refusedBefore);
  const [isSending, setSending] = useState(false);
  const sent = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refused) sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    sent.current = event.currentTarget;
    if (isSending) return;
    setSending(true);
    setRefused(undefined);
    const answer = await send(createApiClient({ baseUrl: '' }), fieldsOf(event.currentTarget));
    setSending(false);
    if (answer) setRefused(answer);
    else onAccepted();
  }

  return { refused, isSending, onSubmit };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  return new URLSearchParams(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
