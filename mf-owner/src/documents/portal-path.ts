import type { Href } from 'composer/contract';

/** The overview once a document was sent, with the same property chosen. */
export function portalPath(href: Href, search: string): string {
  const property = new URLSearchParams(search).get('property');
  const query = new URLSearchParams({ ...(property && { property }), notice: 'document' });
  return `${href('owner')}?${query}`;
}
