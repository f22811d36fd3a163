import type { ProjectList } from 'shared-kit/contracts/api/project';
import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { breadcrumbList } from 'shared-kit/domain/breadcrumb-list';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { projectLink } from 'shared-kit/domain/project-link';
import { SECTION_NAMES } from 'shared-kit/domain/sections';

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
