import type { ContentPageKey } from 'shared-kit/domain/content-page-keys';
import type { PageFile } from './schemas/page.ts';

/** The content pages of an agency: the home page, and any of the others. */
export type ContentPages = { readonly home: PageFile } & { readonly [Key in ContentPageKey]?: PageFile };

/** The page that a key names, if the agency has it. */
export function findPage(pages: ContentPages, key: string): PageFile | undefined {
  return Object.hasOwn(pages, key) ? pages[key as keyof ContentPages] : undefined;
}
