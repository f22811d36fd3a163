import type { Composition, PageFile } from 'composer/contract';

/** A file with its hash, for a tag in the page. */
export const pageFile = ({ integrity }: Composition, href: string): PageFile => ({
  href,
  integrity: integrity[href],
});
