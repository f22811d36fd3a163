import { BlockList, isIP } from 'node:net';

/** Servers that pictures may be fetched from. */
export interface PictureHosts {
  /** Whether a picture may be fetched from an address. */
  allows(url: URL): boolean;
  /** Whether it may be in a private network: only if its address is listed itself. */
  mayBePrivate(hostname: string): boolean;
}

const NAME = /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/**
 * Reads a list such as `photos.agency.example, *.cdn.example, 10.0.0.5:8080`: names, `*.` for every name below one, and addresses, which
 * alone may be private, `localhost` included. Without a port the default ones apply. Throws an error that names the invalid entry.
 */
export function pictureHosts(list: string): PictureHosts {
  const entries = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(parseEntry);
  return {
    allows: ({ hostname, port, protocol }) =>
      (protocol === 'https:' || protocol === 'http:') &&
      entries.some((entry) => entry.port === port && matches(entry.host, bare(hostname))),
    mayBePrivate: (hostname) =>
      isNumbered(bare(hostname)) && entries.some(({ host }) => host === bare(hostname)),
  };
}

interface Entry {
  host: string;
  /** As in a URL: '' for the default port. */
  port: string;
}

function parseEntry(text: string): Entry {
  const [, host = '', port = ''] = /^(.*?)(?::(\d{1,5}))?$/.exec(
    isIP(text) === 6 ? `[${text}]` : text.toLowerCase(),
  )!;
  const isWildcardOfAll = host.startsWith('*.') && !host.slice(2).includes('.');
  if ((!NAME.test(host) && isIP(bare(host)) === 0) || isWildcardOfAll || Number(port) > 65_535)
    throw new Error(`"${text}" is not a host such as photos.agency.example, *.cdn.example or 10.0.0.5:8080`);
  return { host: bare(host), port: port === '80' || port === '443' ? '' : port };
}

const matches = (entry: string, hostname: string) =>
  entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) && isIP(hostname) === 0 : hostname === entry;

/** IPv6 addresses are in brackets in URLs. */
const bare = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

const isNumbered = (hostname: string) => hostname === 'localhost' || isIP(hostname) !== 0;

/** Whether an address is that of this machine or a private network, or is reserved. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) === 6 ? PRIVATE_V6.check(address, 'ipv6') : PRIVATE_V4.check(address, 'ipv4');

/** The ranges of IANA's special-purpose address registries that are not globally reachable, and multicast. */
const PRIVATE_V4 = new BlockList();
const PRIVATE_V6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_V4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_V6.addSubnet(network, prefix, 'ipv6');
