import type { Composition, ExposeRef } from 'shared-kit/contracts/boot';
import { exposeKey } from 'shared-kit/host';

/** By what the page names the translations of an expose: those of its remote are there once, however many of its exposes are. */
export const messagesKey = ({ remotes }: Pick<Composition, 'remotes'>, ref: ExposeRef): string =>
  remotes[ref.remote]?.exposes[ref.expose]?.messages ? exposeKey(ref) : ref.remote;
