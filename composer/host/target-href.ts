import type { Href, Language, LinkTarget } from '../contract/contract.ts';

/** Address of a link that content gives; undefined when no live release has the page. Its link name is the site's to choose. */
export function targetHref(href: Href, target: LinkTarget, language?: Language): string | undefined {
  if ('link' in target) return target.link;
  return (href as (name: string, params?: object, language?: Language) => string | undefined)(
    target.page,
    {},
    language,
  );
}
