import type { Composition, PageFile } from '../../contract/contract.ts';

/** A file with its hash, for a tag in the page. */
export const pageFile = ({ integrity }: Composition, href: string): PageFile => ({
  href,
  integrity: integrity[href],
});
