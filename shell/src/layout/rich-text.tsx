import { targetHref, useHost } from 'composer/host';
import type { Href } from 'composer/contract';
import { HtmlText } from 'shared-kit/ui/rich-text/html-text';

/** Sanitised HTML of the content. Its links by name lead where the live site has the page; others are plain text. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const { href } = useHost();
  return <HtmlText className={className} html={withPaths(html, href)} />;
}

/** Writes the paths of links by name (product M6): `href="page:fees"`. */
const withPaths = (html: string, href: Href): string =>
  html.replace(/<a href="page:([a-z0-9-]+)"/g, (_link, page: string) => {
    const path = targetHref(href, { page });
    return path === undefined ? '<a' : `<a href="${path}"`;
  });
