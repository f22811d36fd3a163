import { useState } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { ApiClient } from 'shared-kit/api-client';
import type { Refusal } from './refusal.ts';

/** Sends a form; returns why it was refused, or nothing when it was accepted. Never throws. */
type Send<Own extends string = never> = (api: ApiClient) => Promise<Refusal<Own> | undefined>;

/**
 * Sends a form from the browser, without leaving the page, and remembers why it was refused.
 * @param refusedBefore by the server, of the same form sent without JavaScript
 */
export function useSender<Own extends string = never>(
  refusedBefore: Refusal<Own> | undefined,
  onAccepted: () => void,
) {
  const [api] = useState(() => createApiClient({ baseUrl: '' }));
  const [refusal, setRefusal] = useState(refusedBefore);
  const [isSending, setSending] = useState(false);
  return {
    /** Of the last sending. */
    refusal: isSending ? undefined : refusal,
    isSending,
    async send(send: Send<Own>): Promise<Refusal<Own> | undefined> {
      setSending(true);
      const answer = await send(api);
      setSending(false);
      setRefusal(answer);
      if (!answer) onAccepted();
      return answer;
    },
  };
}
