import type { ExposeRef } from '../contracts/boot.ts';

/** One name for an expose: "mf-search/ListPage". */
export const exposeKey = ({ remote, expose }: ExposeRef) => `${remote}/${expose.slice(2)}`;
