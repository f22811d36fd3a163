import type { ExposeRef } from 'composer/contract';

/** One name for an expose: "mf-search/ListPage". */
export const exposeKey = ({ remote, expose }: ExposeRef) => `${remote}/${expose.slice(2)}`;
