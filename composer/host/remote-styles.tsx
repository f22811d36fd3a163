import type { ExposeRef } from '../contract/contract.ts';
import { useHost } from './host-context.ts';

/**
 * Stylesheets of an expose, in `<head>` before the first paint. `data-href` is the chunk's own file name: by it webpack's
 * run time in the browser sees that the sheet is there and does not load it twice.
 */
export function RemoteStyles({ of }: { of: ExposeRef }) {
  return useHost()
    .stylesheets(of)
    .map(({ href, integrity }) => (
      <link
        key={href}
        rel="stylesheet"
        href={href}
        integrity={integrity}
        precedence="remote"
        data-href={href.slice(href.lastIndexOf('/') + 1)}
      />
    ));
}
