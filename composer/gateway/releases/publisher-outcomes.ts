import type { Outcome } from './outcomes.ts';

/** A publisher, and the token of the gateway that sends to it. */
export interface OutcomesReceiver {
  /** Origin. */
  address: string;
  token: string;
}

/** ms after which a publisher that says nothing is away. */
const PATIENCE = 10_000;

/** Answers with which a publisher says that it will never take this: the body is wrong or too large. */
const REFUSED = [400, 413];

/**
 * Sends outcomes to a publisher, for gateways that may not write to the store. Rejects where they are to be sent again later; `report` is
 * told of those that the publisher will never take. A batch that is sent again counts once.
 */
export const sendOutcomes =
  ({ address, token }: OutcomesReceiver, report: (error: Error) => void) =>
  async (outcomes: readonly Outcome[], batch: string): Promise<void> => {
    if (!outcomes.length) return;
    const answer = await fetch(new URL('/outcomes', address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': batch,
      },
      body: JSON.stringify(outcomes),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const told = (await answer.text()).replaceAll(/\p{Cc}/gu, ' ').slice(0, 300);
    if (answer.ok) return;
    const error = new Error(`The publisher answers ${answer.status}: ${told}`);
    if (!REFUSED.includes(answer.status)) throw error;
    report(error);
  };
