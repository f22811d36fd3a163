import type { ExposeRef } from '../contract/contract.ts';

/** One name for an expose: "mf-a/Form". */
export const exposeKey = ({ remote, expose }: ExposeRef) => `${remote}/${expose.slice(2)}`;
