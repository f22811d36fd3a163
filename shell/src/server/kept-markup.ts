import { renderToString } from 'react-dom/server.node';
import type { RenderRequest } from 'shared-kit/contracts/render';
import type { Host } from 'shared-kit/host';

/** Lets the gateway keep the markup of parts that many pages show. */
export function keptMarkup(keep: NonNullable<RenderRequest['keepMarkup']>): NonNullable<Host['keptMarkup']> {
  return ({ by, key }, part) => keep(`${by.map(idOf).join(' ')}:${key}`, () => renderToString(part));
}

const ids = new WeakMap<object, number>();
let last = 0;

/** Tells apart components and translations of different releases. */
function idOf(object: object): number {
  const id = ids.get(object) ?? ++last;
  ids.set(object, id);
  return id;
}
