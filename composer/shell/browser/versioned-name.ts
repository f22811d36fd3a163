import type { Boot, ExposeRef } from '../../contract/contract.ts';
import { exposeKey } from '../../host/expose-key.ts';

/** An expose with its version: of another version it is another file. */
export const versionedName = ({ remotes }: Pick<Boot, 'remotes'>, ref: ExposeRef): string =>
  `${exposeKey(ref)} ${remotes[ref.remote]?.version}`;
