import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPrivateAddress, type PictureHosts } from './picture-hosts.ts';

/** A name resolves to an address of a private network. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Resolves all addresses of a name, as `lookup` of Node's `dns`. */
export type LookUp = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Connections to the picture hosts. A name that resolves to a private network is refused: any owner of a domain can point it there. */
export function hostConnections(hosts: PictureHosts, lookUp: LookUp = lookup): Agent {
  const lookUpPublic: LookupFunction = (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const addresses = hosts.mayBePrivate(hostname)
        ? found
        : found.filter(({ address }) => !isPrivateAddress(address));
      const [first] = addresses;
      if (!first) return done(new PrivateAddress(`${hostname} is an address of a private network`), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return new Agent({ connect: { lookup: lookUpPublic } });
}
