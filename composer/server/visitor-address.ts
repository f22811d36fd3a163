/**
 * Header by which a gateway tells the API that a request comes from the host of previews: whatever it sends is a trial, which reaches
 * nobody. Gateways set it themselves, and pass on none that a visitor sent.
 */
export const TRIAL_HEADER = 'x-trial';

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * Key by which limits count a visitor: an IPv4 address unchanged, the /64 of an IPv6 address ("2001:db8:1:2::/64"), because one
 * connection has all 2^64 addresses of it. Every spelling of an address gives the same key; text that is no address is its own key.
 */
export function visitorNetwork(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*$/, '');
  if (!/^[0-9a-f.]*:[0-9a-f:.]*$/.test(plain)) return plain;
  const url = `http://[${plain}]/`;
  if (!URL.canParse(url)) return plain;
  const canonical = new URL(url).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(canonical);
  return mapped ? ipv4(mapped[1]!, mapped[2]!) : `${firstFourGroups(canonical).join(':')}::/64`;
}

/** "c000", "207" → "192.0.2.7". */
function ipv4(high: string, low: string): string {
  const bits = parseInt(high, 16) * 0x10000 + parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.');
}

/** Parses an address in URL notation: lower case, no leading zeros, the longest run of zeros as "::". */
function firstFourGroups(canonical: string): string[] {
  const [head = '', tail = ''] = canonical.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4);
}
