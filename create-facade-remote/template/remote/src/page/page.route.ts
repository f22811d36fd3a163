import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/languages';

export { default } from './page.tsx';

/** Head and breadcrumb of the page. */
export function meta({ href, site, text }: PageMetaArgs<unknown>): PageMeta {
  const title = text('page.title');
  return {
    title,
    description: text('page.text'),
    paths: localizedPaths(site.languages, (language) => href('new-remote', {}, language)),
    breadcrumb: [{ label: title }],
    banner: 'breadcrumb',
  };
}
