import type { Boot, ExposeRef } from 'composer/contract';
import { exposeKey } from 'composer/host';

/** An expose with its version: of another version it is another file. */
export const versionedName = ({ remotes }: Pick<Boot, 'remotes'>, ref: ExposeRef): string =>
  `${exposeKey(ref)} ${remotes[ref.remote]?.version}`;
