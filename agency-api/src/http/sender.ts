import { createHmac } from 'node:crypto';
import { visitorNetwork } from 'composer/server';

/** Keyed hash of a network address. All addresses of an IPv6 /64 count as one, as a visitor has a whole /64. */
export function computeSender(address: string, secret: string): string {
  return createHmac('sha256', secret).update(visitorNetwork(address)).digest('base64url');
}
