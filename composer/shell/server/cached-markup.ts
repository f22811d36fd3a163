import { renderToString } from 'react-dom/server.node';
import type { RenderRequest } from '../../contract/contract.ts';
import type { Host } from '../../host/host-context.ts';

/** Lets the gateway keep the markup of parts that many pages show. */
export function cachedMarkup(keep: RenderRequest['cacheMarkup']): NonNullable<Host['cachedMarkup']> {
  return ({ by, key }, part) => keep(`${by.map(assignId).join(' ')}:${key}`, () => renderToString(part));
}

const ids = new WeakMap<object, number>();
let last = 0;

/** Tells apart components and translations of different releases. */
function assignId(object: object): number {
  const id = ids.get(object) ?? ++last;
  ids.set(object, id);
  return id;
}
