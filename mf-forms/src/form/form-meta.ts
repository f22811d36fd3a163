import type { UsedLinks } from 'composer/contract';
import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/languages';
import { isRefused } from 'shared-kit/forms/refusal';

/**
 * Head, banner and breadcrumb that pages of forms have in common. Each page adds what search engines may do with it.
 * @param link name of the page
 * @param title id of its title's message
 * @param query of the page's address, such as `?property=1399`: links to its other languages have it too
 * @param isFaulty whether the page shows that something went wrong
 */
export function formMeta(
  { href, site, text, actionData }: Pick<PageMetaArgs<unknown>, 'href' | 'site' | 'text' | 'actionData'>,
  link: keyof UsedLinks,
  title: string,
  query = '',
  isFaulty = isRefused(actionData),
): PageMeta {
  const label = text(title);
  return {
    title: label,
    // Without scripts the title of the answer tells that there are errors.
    ...(isFaulty && { title: `${text('form.faulty')} ${label}`, heading: label }),
    paths: localizedPaths(site.languages, (language) => {
      const path = href(link, {}, language);
      return path && path + query;
    }),
    breadcrumb: [{ label }],
    banner: 'title',
  };
}
