import { BlockList, isIP } from 'node:net';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Whether an address is one of the site's gateways. */
type IsGateway = (address: string | undefined) => boolean;

/** One address, an address range ("10.1.0.0/16"), or the word for this machine. */
const RANGE = /^([0-9a-f:.]+)(?:\/(\d{1,3}))?$/i;

/** The setting names something that is no address; the message says what. */
class GatewaysError extends Error {
  override name = 'GatewaysError';
}

/**
 * Reads a list of addresses and ranges, separated by commas: "loopback, 10.1.2.3, 10.2.0.0/24, fd00::/64". Throws
 * `GatewaysError`.
 */
export function gatewayList(list: string): IsGateway {
  const gateways = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === 'loopback') {
      gateways.addSubnet('127.0.0.0', 8, 'ipv4');
      gateways.addAddress('::1', 'ipv6');
    } else addRange(gateways, entry);
  }
  return (address) => address !== undefined && gateways.check(address, toFamily(address));
}

function addRange(gateways: BlockList, entry: string): void {
  const [, address = '', bits] = RANGE.exec(entry) ?? [];
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  const prefix = bits === undefined ? longest : Number(bits);
  if (longest < 0 || prefix > longest)
    throw new GatewaysError(`"${entry}" is not "loopback", an address or a range such as 10.1.0.0/16`);
  gateways.addSubnet(address, prefix, toFamily(address));
}

const toFamily = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Unknown hops that are told of, each once: more come from strangers. */
const TOLD_AT_MOST = 10;

/**
 * Says that a gateway, or a balancer between gateways and API, is missing in the list of Express's "trust proxy": all visitors behind it
 * share one address, and so one limit. A gateway names the visitor alone, so each further address of the header is one of ours.
 */
export function warnOfUnknownHop(logger: Pick<Logger, 'warn'>): RequestHandler {
  const told = new Set<string | undefined>();
  return ({ headers, ips, ip }, _response, next) => {
    const said = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter((text) => text.trim() !== '');
    if (said.length > ips.length && told.size < TOLD_AT_MOST && !told.has(ip)) {
      told.add(ip);
      logger.warn(
        { hop: ip },
        'x-forwarded-for is ignored: GATEWAYS does not list the address that it came from',
      );
    }
    next();
  };
}
