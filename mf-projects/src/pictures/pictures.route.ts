import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/languages';
import { projectLink, SECTION_NAMES } from 'shared-kit/domain/listing-link';
import { projectName } from '../format/project-name.ts';
import type { PicturesData } from './pictures-page.tsx';

export { default, loader } from './pictures-page.tsx';
export { ErrorPage } from '../errors/project-error-page.tsx';

/** Head and breadcrumb of the page: search engines are led to that of the project, which has the same pictures. */
export function meta({ data, href, language, site, text }: PageMetaArgs<PicturesData>): PageMeta {
  const name = projectName(data, text);
  const path = href(...projectLink(data));
  const picture = data.pictures[0] ?? data.picture;
  return {
    title: text('pictures.title', { name }),
    paths: localizedPaths(site.languages, (other) => href('project-pictures', { id: data.id }, other)),
    ...(path && { canonical: path }),
    robots: 'noindex',
    ...(picture && { image: picture.url, imageAlt: picture.alt }),
    breadcrumb: [
      { label: SECTION_NAMES.projects[language], path: href('projects') },
      { label: name, path },
      { label: text('gallery.label') },
    ],
    banner: 'breadcrumb',
  };
}
