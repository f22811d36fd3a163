import type { ProjectList } from 'shared-kit/contracts/api/project';
import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { redirectToCanonical } from 'shared-kit/pages/record-page';
import { breadcrumbList } from 'shared-kit/domain/json-ld';
import { localizedPaths } from 'shared-kit/domain/languages';
import { projectLink, SECTION_NAMES } from 'shared-kit/domain/listing-link';

export { default } from './list-page.tsx';

/** All projects. The other address of the list leads to the one below which the projects live. */
export async function loader({ api, href, language, signal, url }: PageLoaderArgs): Promise<ProjectList> {
  redirectToCanonical(url, href('projects')!);
  return api.get('listProjects', { query: { lang: language }, signal });
}

/** Head and breadcrumb of the list. */
export function meta({ data, href, language, site, text, url }: PageMetaArgs<ProjectList>): PageMeta {
  const label = SECTION_NAMES.projects[language];
  const path = href('projects')!;
  const absolute = (target: string) => new URL(target, url.origin).href;
  return {
    title: text('list.heading'),
    description: text('list.description', { agency: site.agency.name, count: data.items.length }),
    paths: localizedPaths(site.languages, (other) => href('projects', {}, other)),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'ItemList',
          name: text('list.heading'),
          numberOfItems: data.items.length,
          itemListElement: data.items.map((project, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: project.externalUrl ?? absolute(href(...projectLink(project))!),
            name: project.name,
          })),
        },
        breadcrumbList([{ label, path }], url.href),
      ],
    },
    breadcrumb: [{ label }],
    banner: 'breadcrumb',
  };
}
