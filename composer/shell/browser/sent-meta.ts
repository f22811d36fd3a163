import type { Boot, PageMetadata } from '../../contract/contract.ts';

/** Metadata of the page as the server made them; JSON-LD is read from where it stands, so that it is not sent twice. */
export function sentMeta({ meta }: Pick<Boot, 'meta'>): PageMetadata | undefined {
  if (!meta) return undefined;
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? ({ ...meta, jsonLd: JSON.parse(json) as object } as PageMetadata) : meta;
}
