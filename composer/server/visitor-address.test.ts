import { visitorNetwork } from './visitor-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['::ffff:255.255.255.255', '255.255.255.255'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});

test('all addresses of a /64 count as one visitor, the next /64 as another', () => {
  const hosts = ['::', '::1', ':ffff:ffff:ffff:ffff', ':0:0:0:1', '::192.0.2.7'];
  expect(new Set(hosts.map((host) => visitorNetwork(`2001:db8:1:2${host}`))).size).toBe(1);
  expect(visitorNetwork('2001:db8:1:3::1')).not.toBe(visitorNetwork('2001:db8:1:2::1'));
});

test.each(['', 'unknown', 'a:b', '1.2.3.4:80', ':::', '2001:db8::1]:80/@['])(
  '"%s" is no address and is its own key',
  (text) => {
    expect(visitorNetwork(text)).toBe(text);
  },
);
