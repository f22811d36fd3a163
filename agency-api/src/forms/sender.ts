import { createHmac } from 'node:crypto';
import { visitorNetwork } from 'shared-kit/domain/visitor-address';

/** Keyed hash of a network address. An IPv6 visitor has a whole /64 of addresses: they count as one. */
export function senderOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(visitorNetwork(address)).digest('base64url');
}
