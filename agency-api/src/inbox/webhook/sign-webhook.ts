import { createHmac } from 'node:crypto';

/**
 * Headers of a delivery. The signature is of time and body: a receiver computes HMAC-SHA256 of `<t>.<body>` with the shared secret, compares it
 * with `v1`, and refuses a time that is long ago.
 */
export function webhookHeaders(
  { id, body }: { id: string; body: string },
  secret: string,
  now = new Date(),
): Record<string, string> {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'facade-delivery': id,
    'facade-signature': `t=${time},v1=${signature}`,
  };
}
