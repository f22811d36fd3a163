import type { Boot } from 'composer/contract';
import type { PageMeta } from 'shared-kit/contracts/page';

/** Metadata of the page as the server made them; JSON-LD is read from where it stands, so that it is not sent twice. */
export function sentMeta({ meta }: Pick<Boot, 'meta'>): PageMeta | undefined {
  if (!meta) return undefined;
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? { ...meta, jsonLd: JSON.parse(json) as object } : meta;
}
