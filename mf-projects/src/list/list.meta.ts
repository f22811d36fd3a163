import type { ProjectList } from 'shared-kit/contracts/api/project';
import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { breadcrumbList } from 'shared-kit/domain/breadcrumb-list';
import { listPath } from 'shared-kit/domain/property-path';
import { SECTION_NAMES } from 'shared-kit/domain/sections';

/** Head and breadcrumb of the list. */
export function meta({ data, language, site, text, url }: PageMetaArgs<ProjectList>): PageMeta {
  const label = SECTION_NAMES.projects[language];
  const path = listPath({ language, section: 'projects' });
  const absolute = (target: string) => new URL(target, url.origin).href;
  return {
    title: text('list.heading'),
    description: text('list.description', { agency: site.agency.name, count: data.items.length }),
    paths: Object.fromEntries(
      site.languages.map((other) => [other, listPath({ language: other, section: 'projects' })]),
    ),
    image: data.items.find(({ picture }) => picture)?.picture?.url,
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
            url: absolute(project.path),
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
