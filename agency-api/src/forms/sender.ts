import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Keyed hash of a network address. An IPv6 visitor has a whole /64 of addresses: they count as one. */
export function senderOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(network(address)).digest('base64url');
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const groups = (text: string) => (text ? text.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = plain.includes('::')
    ? [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
    : groups(head);
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
