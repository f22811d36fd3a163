import { webhookHeaders } from './sign-webhook.ts';

/** Where forms are told, and the secret that both sides know. */
export interface WebhookTarget {
  url: string;
  secret: string;
}

/** Shorter than the claim of a delivery. */
const TIMEOUT = 15_000;

/**
 * Delivers one form. Throws for any answer but 2xx: a redirect is not followed, as it could lead what visitors wrote to an address that
 * nobody configured, or into the agency's own network.
 */
export async function sendWebhook(
  { url, secret }: WebhookTarget,
  delivery: { id: string; body: string },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: webhookHeaders(delivery, secret),
    body: delivery.body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
